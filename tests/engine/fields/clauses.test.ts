import { retrieveSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { afterAll, expect, test, vi } from 'vitest'
import type { FieldNode } from '../../../src/engine/fields/field-node.ts'
import { fieldTree } from '../../../src/engine/fields/field-tree.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { evaluateRules } from '../../../src/engine/rules/evaluate-rules.ts'
import type { FieldStates } from '../../../src/engine/rules/field-states.ts'
import { prepareAnswers } from '../../../src/engine/validation/prepare-answers.ts'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'
import { fc } from '../../properties.ts'
import { compiledForm, contextWith } from '../validation/compile-for-test.ts'
import { arbitraryConditional } from './arbitrary-conditional.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 60)

// rjsf warns of answers that fit no alternative.
const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => warning.mockRestore())

/** A field on the screen: its pointer, with a star where an answer is required. */
type Shown = readonly string[]

/** What our own fields draw; `rjsf` for a part that it draws. */
function ours(node: FieldNode, states: FieldStates, answers: JsonValue | undefined, at = ''): Shown {
  if (node.kind === 'island') return [`${at} rjsf`]
  if (node.kind === 'array') {
    return isJsonArray(answers ?? null)
      ? rowsOf(answers).flatMap((row, i) => ours(node.item, states, row, `${at}/${i}`))
      : []
  }
  if (node.kind === 'leaf') return []
  const children = node.groups.flatMap((group) => group.children)
  return children.flatMap((child) => {
    const pointer = `${at}/${child.name}`
    if (!states.isVisible(pointer)) return []
    const answer = isJsonObject(answers) ? ownValue(answers, child.name) : undefined
    return [`${pointer}${states.isRequired(pointer) ? '*' : ''}`, ...ours(child, states, answer, pointer)]
  })
}

/** What rjsf draws of the same parts. */
function stock(node: FieldNode, schema: JsonObject, root: JsonObject, answers: JsonValue | undefined, at = ''): Shown {
  if (node.kind === 'island') return [`${at} rjsf`]
  if (node.kind === 'array') {
    return rowsOf(answers).flatMap((row, i) => stock(node.item, objectAt(schema, 'items'), root, row, `${at}/${i}`))
  }
  if (node.kind === 'leaf') return []
  const drawn: JsonObject = retrieveSchema(validator, schema, root, Object(answers))
  const { required } = drawn
  const children = new Map(node.groups.flatMap((group) => group.children).map((child) => [child.name, child]))
  return Object.entries(objectAt(drawn, 'properties')).flatMap(([name, part]) => {
    const pointer = `${at}/${name}`
    const answer = isJsonObject(answers) ? ownValue(answers, name) : undefined
    const child = children.get(name)
    const star = isJsonArray(required) && required.includes(name) ? '*' : ''
    return [`${pointer}${star}`, ...(child && isJsonObject(part) ? stock(child, part, root, answer, pointer) : [])]
  })
}

const rowsOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])

test('conditions show and require the same fields as in rjsf, in the same order [ENG-18 ENG-06]', () => {
  let drawnByOurs = 0
  fc.assert(
    fc.property(arbitraryConditional, ({ schema, answers }) => {
      const form = compiledForm({ schema })
      const tree = fieldTree(form.document, widgetRecord)
      if (tree.kind === 'object') drawnByOurs += 1
      for (const given of answers) {
        const states = evaluateRules(form.plan.rules, given, contextWith())
        expect(ours(tree, states, given)).toEqual(stock(tree, schema, schema, given))
      }
    }),
    { numRuns: runs },
  )
  expect(drawnByOurs).toBeGreaterThan(runs / 3)
})

test('they refuse the same answers for the same reasons, and keep those of fields that they hide [ENG-18 ENG-11]', () => {
  fc.assert(
    fc.property(arbitraryConditional, ({ schema, answers }) => {
      const form = compiledForm({ schema })
      for (const given of answers) {
        const { errors = [] } = validator.rawValidation(schema, given)
        expect(reasons(form.validator.validate(given, contextWith()))).toEqual(reasons(errors))
        const prepared = prepareAnswers(form, given, contextWith())
        expect(prepared.issues.length === 0).toBe(errors.length === 0)
        expect(prepared.answers).toEqual(given)
      }
    }),
    { numRuns: runs },
  )
})

/** The failures in no order. */
function reasons(errors: readonly object[]): readonly string[] {
  const texts = errors.map((error) => {
    const { instancePath, keyword, params } = Object(error)
    return JSON.stringify([instancePath, keyword, params])
  })
  return texts.toSorted()
}
