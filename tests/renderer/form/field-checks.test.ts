import { describe, expect, test } from 'vitest'
import { isJsonObject, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { escapeSegment } from '../../../src/engine/json/pointer.ts'
import { evaluateRules } from '../../../src/engine/rules/evaluate-rules.ts'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { currentIssues, issuesByPointer } from '../../../src/renderer/store/state/form-issues.ts'
import { FormStore } from '../../../src/renderer/store/state/form-store.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { distinctForms } from '../../declarations/distinct-forms.ts'
import { arbitraryConditional } from '../../engine/fields/arbitrary-conditional.ts'
import { arbitraryAnswers } from '../../engine/validation/arbitrary-answers.ts'
import { compiledForm } from '../../engine/validation/compile-for-test.ts'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'
import { fc } from '../../properties.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 60)
const noLists = buildReferenceLists(new Map())

describe.each(distinctForms)('$name', ({ document, contexts, examples }) => {
  const form = compiledForm(document)
  const schema = document.schema ?? {}
  const answers = arbitraryAnswers(schema, contexts[0]?.lists ?? noLists, examples)
  const fields = Object.keys(isJsonObject(schema['properties']) ? schema['properties'] : {})
  const change = fc.tuple(fc.constantFrom(...fields), answers)

  test('after each change the fields have the issues of checking the whole form [ENG-08 ENG-13]', () => {
    fc.assert(
      fc.property(
        answers.filter(isJsonObject),
        fc.nat({ max: contexts.length - 1 }),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        (initial, index, changes) => {
          const context = contexts[index] ?? { today: '2026-01-15', lists: noLists }
          const store = new FormStore({
            form,
            context,
            answers: initial,
            files: new FileRegistry(),
            widgets: widgetRecord,
          })
          store.showAll([...wholeForm(initial).values()].flat())
          for (const [field, other] of changes) {
            store.change(`/${escapeSegment(field)}`, isJsonObject(other) ? ownValue(other, field) : other)
            expect(messagesOf(store.summary.get())).toEqual(messagesOf(wholeForm(store.answers)))
          }
          function wholeForm(given: JsonValue) {
            const { isVisible } = evaluateRules(form.plan.rules, form.plan.normalise(given), context)
            return issuesByPointer(currentIssues({ form, context, answers: given, isWanted: isVisible }))
          }
        },
      ),
      { numRuns: runs },
    )
  })

  test('each field that is left has the issues of checking the whole form [ENG-08 ENG-13]', () => {
    fc.assert(
      fc.property(
        answers.filter(isJsonObject),
        fc.shuffledSubarray(fields),
        change,
        (initial, left, [field, other]) => {
          const context = contexts[0] ?? { today: '2026-01-15', lists: noLists }
          const store = new FormStore({
            form,
            context,
            answers: initial,
            files: new FileRegistry(),
            widgets: widgetRecord,
          })
          const touched = new Set<string>()
          for (const name of left) {
            const pointer = `/${escapeSegment(name)}`
            if (store.value(pointer) !== undefined) touched.add(pointer)
            store.touch(pointer)
            expect(messagesOf(store.summary.get())).toEqual(messagesOf(wholeForm()))
          }
          store.change(`/${escapeSegment(field)}`, isJsonObject(other) ? ownValue(other, field) : other)
          expect(messagesOf(store.summary.get())).toEqual(messagesOf(wholeForm()))

          function wholeForm() {
            const { isVisible } = evaluateRules(form.plan.rules, form.plan.normalise(store.answers), context)
            const isWanted = (pointer: string) => touched.has(pointer) && isVisible(pointer)
            return issuesByPointer(currentIssues({ form, context, answers: store.answers, isWanted }))
          }
        },
      ),
      { numRuns: runs },
    )
  })
})

test('in a pasted form too, whose conditions are checked apart [ENG-08 ENG-18]', () => {
  const changed = fc.tuple(fc.constantFrom('animal', 'owner', 'count', 'tame', 'x', 'y', 'z', 'near'), fc.nat(9))
  fc.assert(
    fc.property(
      arbitraryConditional,
      fc.array(changed, { minLength: 1, maxLength: 8 }),
      fc.option(fc.subarray(['owner', 'count', 'x', 'y'])),
      ({ schema, answers }, changes, left) => {
        const form = compiledForm({ schema })
        const context = { today: '2026-01-15', lists: noLists }
        const store = new FormStore({
          form,
          context,
          answers: answers[0] ?? {},
          files: new FileRegistry(),
          widgets: widgetRecord,
        })
        const shown = new Set((left ?? []).map((name) => `/${name}`))
        if (left === null) store.showAll([...wholeForm().values()].flat())
        else store.showIssuesOf(shown)
        for (const [field, n] of changes) {
          store.change(`/${field}`, ownValue(answers[n % answers.length] ?? {}, field))
          expect(messagesOf(store.summary.get())).toEqual(messagesOf(wholeForm()))
        }
        function wholeForm() {
          const { isVisible } = evaluateRules(form.plan.rules, form.plan.normalise(store.answers), context)
          const isWanted = (pointer: string) => (left === null || shown.has(pointer)) && isVisible(pointer)
          return issuesByPointer(currentIssues({ form, context, answers: store.answers, isWanted }))
        }
      },
    ),
    { numRuns: runs },
  )
})

test('a visited field does not show what an alternative that it does not choose wants of it [ENG-08 ENG-18]', () => {
  const pets = { type: 'string', enum: ['No', 'Yes'] }
  const asked = { pets: { enum: ['Yes'] }, age: { type: 'number' } }
  const oneOf = [{ properties: { pets: { enum: ['No'] } } }, { properties: asked, required: ['age'] }]
  const form = compiledForm({ schema: { type: 'object', properties: { pets }, dependencies: { pets: { oneOf } } } })
  const context = { today: '2026-01-15', lists: noLists }
  const store = new FormStore({
    form,
    context,
    answers: { pets: 'Yes' },
    files: new FileRegistry(),
    widgets: widgetRecord,
  })
  store.touch('/pets')
  expect(store.state('/pets').issues).toEqual([])
  store.showIssuesOf(['/age'])
  expect(store.state('/age').issues.map(({ keyword }) => keyword)).toEqual(['required'])
  expect(store.state('/pets').issues).toEqual([])
})

test('a text of blanks is no answer to a rule, as on the server [ENG-11 ENG-13]', () => {
  const schema = {
    type: 'object',
    properties: {
      place: { type: 'string', title: 'Place', normalise: ['trim'] },
      code: { type: 'string', title: 'Code' },
    },
  } as const
  const rules = [{ id: 'code', when: { value: 'answers.place', empty: false }, require: ['code'] }] as const
  const form = compiledForm({ schema, ui: { rules } })
  const context = { today: '2026-01-15', lists: noLists }
  const store = new FormStore({ form, context, answers: {}, files: new FileRegistry(), widgets: widgetRecord })
  store.change('/place', '  ')
  expect(store.state('/code').required).toBe(false)
  store.change('/place', ' here')
  expect(store.state('/code').required).toBe(true)
})

/** The messages by pointer, in no particular order. */
function messagesOf(issues: ReturnType<typeof issuesByPointer>) {
  return Object.fromEntries(
    [...issues].map(([pointer, found]) => [pointer, found.map(({ message }) => message).toSorted()]),
  )
}
