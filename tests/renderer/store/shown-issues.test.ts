import { describe, expect, test } from 'vitest'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { FormStore } from '../../../src/renderer/store/state/form-store.ts'
import { insertedAt, removedAt } from '../../../src/renderer/store/state/row-change.ts'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'
import { compiledForm } from '../../engine/validation/compile-for-test.ts'

const context = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }
const documentOf = (maxLength: number): CompositeDocument => {
  const short = { type: 'string', maxLength }
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        Name: short,
        Other: short,
        Hidden: short,
        Home: { type: 'object', additionalProperties: false, properties: { Town: short } },
        Rows: {
          type: 'array',
          items: { type: 'object', additionalProperties: false, properties: { Text: short } },
        },
      },
    },
    ui: { rules: [{ id: 'hidden', when: { value: 'answers.Other', equals: 'yes' }, show: ['Hidden'] }] },
  }
}
const form = compiledForm(documentOf(3))
const stricter = completeForm({ ...form, hash: 'stricter', validator: compiledForm(documentOf(2)).validator })
const long = 'too long'

const storeOf = (answers = {}) =>
  new FormStore({ form, context, answers, files: new FileRegistry(), widgets: widgetRecord })
const shown = (store: FormStore) => [...store.summary.get().keys()].toSorted()
const refused = (...pointers: readonly string[]) =>
  pointers.map((pointer) => ({ pointer, keyword: 'refused', message: 'Refused' }))

describe('the issues that a form shows [ENG-08]', () => {
  test('are those of visited fields, then of every visible one after a submission', () => {
    const store = storeOf({ Name: long, Other: long, Hidden: long })
    expect(shown(store)).toEqual([])
    store.touch('/Name')
    expect(shown(store)).toEqual(['/Name'])
    store.showIssuesOf(['/Hidden'])
    expect(shown(store)).toEqual(['/Name'])
    store.showAll(refused('/Name', '/Other'))
    store.change('/Name', 'abc')
    expect(shown(store)).toEqual(['/Other'])
  })

  test('of a field that is left are found without checking the whole form [ENG-13]', () => {
    const validate = () => {
      throw new Error('The whole form was checked')
    }
    const fields = { ...form, validator: { ...form.validator, validate } }
    const store = new FormStore({
      form: fields,
      context,
      answers: { Name: long },
      files: new FileRegistry(),
      widgets: widgetRecord,
    })
    store.touch('/Name')
    expect(shown(store)).toEqual(['/Name'])
  })

  test('of the server stay until their field, a part of it or nothing in particular is what changed', () => {
    const store = storeOf({ Name: 'a', Other: 'b', Home: { Town: 'c' } })
    store.showRefused(refused('', '/Name', '/Other', '/Home/Town', '/Homes'))
    store.change('/Name', 'x')
    expect(shown(store)).toEqual(['/Home/Town', '/Homes', '/Other'])
    store.change('/Home', { Town: 'd' })
    expect(shown(store)).toEqual(['/Homes', '/Other'])
  })

  test('move with the rows that they are of', () => {
    const rows = [{ Text: 'a' }, { Text: long }, { Text: long }]
    const store = storeOf({ Rows: rows })
    store.touch('/Rows/1/Text')
    store.changeRows('/Rows', rows.slice(1), removedAt(0))
    expect(shown(store)).toEqual(['/Rows/0/Text'])
  })

  test('of the server move with their rows, and those of the list are gone', () => {
    const store = storeOf({ Rows: [{ Text: 'a' }], Name: 'b' })
    store.showRefused(refused('', '/Name', '/Rows', '/Rows/0/Text'))
    store.changeRows('/Rows', [{ Text: 'n' }, { Text: 'a' }], insertedAt(0))
    expect(shown(store)).toEqual(['/Name', '/Rows/1/Text'])
  })

  test('are those of another validator as soon as it judges, for who listens to the field too [ADM-11]', () => {
    const store = storeOf({ Name: 'abc', Other: 'abc', Home: { Town: 'abc' } })
    store.touch('/Name')
    store.showRefused(refused('/Home'))
    const state = store.stateSource('/Name')
    const heard: number[] = []
    expect(state.get().issues).toEqual([])
    state.subscribe(() => heard.push(state.get().issues.length))
    store.judgeBy(stricter)
    expect([shown(store), heard]).toEqual([['/Home', '/Name'], [1]])
    store.change('/Name', 'ab')
    expect([shown(store), heard]).toEqual([['/Home'], [1, 0]])
    store.judgeBy(form)
    store.change('/Name', 'abc')
    expect([shown(store), store.isChanged]).toEqual([['/Home'], false])
  })

  test('are the same in another language', () => {
    const store = storeOf({ Name: long, Other: long })
    store.touch('/Name')
    store.showRefused(refused('/Home'))
    expect(shown(store.translated(form, context))).toEqual(['/Home', '/Name'])
    store.showAll(refused('/Name', '/Other'))
    expect(shown(store.translated(form, context))).toEqual(['/Home', '/Name', '/Other'])
  })
})
