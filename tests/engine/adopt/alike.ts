import type { Arbitrary } from 'fast-check'
import type { AdoptedForm, PastedForm } from '../../../src/engine/adopt/adopt-form.ts'
import { equalJson, isJsonObject, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { choicesOf } from '../../../src/engine/schema/schema-values.ts'
import { combinedSchemas, resolveSchema } from '../../../src/engine/schema/schema-walk.ts'
import { prepareAnswers } from '../../../src/engine/validation/prepare-answers.ts'
import { fc } from '../../properties.ts'
import { compiledForm, contextWith } from '../validation/compile-for-test.ts'

const texts = ['a', 'abc', 'bridge works', '2026-01-15', 'name@example.com', '12345678901', 'https://example.com/']
const odd: readonly JsonValue[] = [true, 0, 'x', [], {}, 1.5]

/** Answers to a pasted schema: of the right shape mostly, of any alternative, without fields that it does not know. */
export function arbitraryPasted(
  root: JsonObject,
  written: JsonValue | undefined = root,
  depth = 0,
): Arbitrary<JsonValue> {
  const parts = combinedSchemas(root, [resolveSchema(root, written)])
  return fc.oneof(
    { weight: 15, arbitrary: rightValue(root, parts, depth) },
    { weight: depth === 0 ? 0 : 1, arbitrary: fc.constantFrom(...odd) },
  )
}

function rightValue(root: JsonObject, parts: readonly JsonObject[], depth: number): Arbitrary<JsonValue> {
  const choices = parts.flatMap((part) => choicesOf(part) ?? [])
  const types = parts.flatMap((part) => ownValue(part, 'type') ?? []).map(String)
  const properties = parts.flatMap((part) => Object.entries(isJsonObject(part['properties']) ? part['properties'] : {}))
  const items = parts.flatMap((part) => ownValue(part, 'items') ?? []).filter(isJsonObject)
  if (choices.length > 0) return fc.constantFrom(...choices)
  if (properties.length > 0) {
    if (depth > 5) return fc.constant({})
    const members = properties.map(([name]) => {
      const ways = properties.filter(([other]) => other === name)
      return [name, fc.oneof(...ways.map(([, part]) => arbitraryPasted(root, part, depth + 1)))] as const
    })
    return fc.record<Record<string, JsonValue>>(Object.fromEntries(members), { requiredKeys: [] })
  }
  if (types.includes('array') && depth < 6) {
    return fc.array(items.length === 0 ? fc.constant('a') : arbitraryPasted(root, items[0], depth + 1), {
      maxLength: 4,
    })
  }
  if (types.includes('object')) return fc.dictionary(fc.constantFrom('one', 'two'), fc.constantFrom(...texts, 1))
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('number') || types.includes('integer')) return fc.constantFrom(-1, 0, 1, 3, 5, 18, 50, 60, 1.5)
  return fc.constantFrom(...texts)
}

/** How the pasted form and the adopted one judge answers; undefined where the answers are not the same to both. */
export function judged(
  { schema }: PastedForm,
  { document, convert }: AdoptedForm,
): (answers: JsonValue) => Judgement | undefined {
  const pasted = compiledForm({ schema })
  const adopted = compiledForm(document)
  return (answers) => {
    const converted = convert(answers) ?? {}
    const prepared = prepareAnswers(adopted, converted, contextWith())
    if (!equalJson(prepared.answers, converted)) return undefined
    const before = pasted.validator.validate(answers, contextWith())
    if (before.some(({ keyword, params }) => keyword === 'oneOf' && Array.isArray(params['passingSchemas'])))
      return undefined
    return {
      accepts: before.length === 0,
      acceptsAdopted: prepared.issues.length === 0,
      why: JSON.stringify([before[0], prepared.issues[0]]),
    }
  }
}

export interface Judgement {
  readonly accepts: boolean
  readonly acceptsAdopted: boolean
  readonly why: string
}
