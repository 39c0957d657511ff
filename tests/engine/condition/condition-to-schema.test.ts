import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../src/engine/document/condition.ts'
import { conditionToSchema } from '../../../src/engine/condition/condition-to-schema.ts'
import { evaluate } from '../../../src/engine/condition/evaluate.ts'
import { readCondition } from '../../../src/engine/condition/read-condition.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'
import { compiledForm, contextWith } from '../validation/compile-for-test.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 1000)
const names = ['answers.a', 'answers.b', 'answers.c.d', 'answers.c.d.e', 'answers.toString']
const scalar = fc.constantFrom<JsonValue>(null, true, false, 0, 1, 2, '', 'x', 'y', '2026-01-01', '2026-06-01')
const operand = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.record({ d: scalar }))
const numbers = fc.constantFrom(0, 1, 2)
const operator = fc.oneof(
  fc.record({ equals: operand }),
  fc.record({ notEquals: operand }),
  fc.record({ in: fc.array(operand, { maxLength: 3 }) }),
  fc.record({ notIn: fc.array(operand, { maxLength: 3 }) }),
  fc.record({ empty: fc.boolean() }),
  fc.record({ greaterThan: numbers }),
  fc.record({ atLeast: numbers }),
  fc.record({ lessThan: numbers }),
  fc.record({ atMost: numbers }),
  fc.record({ before: fc.constantFrom('2026-03-01') }),
  fc.record({ contains: operand }),
  fc.record({ equals: fc.record({ value: fc.constantFrom(...names, 'user.u') }) }),
)
const singleTest = fc
  .tuple(fc.constantFrom(...names, 'user.u'), operator, fc.option(operator, { nil: {} }))
  .map(([value, first, second]) => ({ value, ...first, ...second }))
const { condition } = fc.letrec<{ condition: JsonValue }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'condition' },
    singleTest,
    fc.array(tie('condition'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { maxLength: 3 }).map((any) => ({ any })),
    fc.array(tie('condition'), { maxLength: 3 }).map((none) => ({ none })),
  ),
}))
const inner = fc.oneof(
  scalar,
  fc.record({ e: scalar }),
  fc.array(fc.oneof(scalar, fc.record({ e: scalar })), { maxLength: 2 }),
)
const middle = fc.oneof(
  scalar,
  fc.record({ d: inner }, { requiredKeys: [] }),
  fc.array(fc.record({ d: inner }, { requiredKeys: [] }), { maxLength: 2 }),
)
const answers = fc.record({ a: operand, b: operand, c: middle }, { requiredKeys: [] })

describe('conditionToSchema', () => {
  test('the schema and the interpreter decide alike, whatever the condition and the answers [ENG-11]', () => {
    fc.assert(
      fc.property(condition, fc.array(answers, { minLength: 1, maxLength: 20 }), (written, cases) => {
        const read = readCondition(written)
        const { validator } = compiledForm({ schema: conditionToSchema(read) })
        const context = contextWith({ user: { u: 'x' } })
        const decided = cases.map((given) => validator.validate(given, context).length === 0)
        const expected = cases.map((given) =>
          evaluate(read, { answers: given, user: { u: 'x' }, today: context.today }),
        )
        expect(decided).toEqual(expected)
      }),
      { numRuns: Math.ceil(runs / 4) },
    )
  }, 600_000)

  test('what standard JSON Schema can express is written in it, for any validator [ENG-11]', () => {
    const standard: readonly Condition[] = [
      { value: 'answers.a', equals: 'KE' },
      { value: 'answers.a.b', in: ['x', 'y'] },
      {
        all: [
          { value: 'answers.a', empty: false },
          { value: 'answers.n', atLeast: 3 },
        ],
      },
      { none: [{ value: 'answers.a', contains: 'x' }] },
    ]
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false })
    for (const condition of standard) expect(() => ajv.compile(conditionToSchema(condition))).not.toThrow()
  })

  test('what it cannot express becomes our keyword, which reads the context [ENG-11]', () => {
    const beyond: readonly Condition[] = [
      { value: 'user.type', equals: 'Individual' },
      { value: 'answers.from', before: { value: 'answers.to' } },
      { value: 'answers.list.item', contains: 'x' },
      { value: 'answers.list.item', equals: [] },
      { value: 'answers.list.item', empty: true },
      { value: 'row.Type', equals: 'Work' },
    ]
    for (const condition of beyond) expect(conditionToSchema(condition)).toEqual({ condition })
  })
})
