import { describe, expect, test } from 'vitest'
import { checklistOutcome, exampleFacts } from '../../src/engine/check/checklists/checklist-outcome.ts'
import type { ItemOutcome } from '../../src/engine/check/checklists/checklist-outcome.ts'
import { exampleSetting } from '../../src/engine/check/check-tenant.ts'
import { compiledValidators } from '../../src/engine/check/forms/compiled-validators.ts'
import type { Checklist, ChecklistExample, ChecklistItemDefinition } from '../../src/engine/document/checklist.ts'
import type { ChecklistFacts } from '../../src/engine/checklist/passes.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import { shipped } from './declared-forms.ts'
import { loosenedRules } from './loosened-rules.ts'

interface Shipped {
  readonly title: string
  readonly name: string
  readonly checklist: Checklist
  readonly examples: readonly (readonly [example: ChecklistExample, facts: ChecklistFacts])[]
}

/** Other members of an item. */
type Change = Readonly<Record<string, JsonValue | undefined>>

const validators = compiledValidators(evaluateCommonJs)
const states = ['passes', 'fails', 'notAsked', 'mandatory', 'optional'] as const

const checklists: readonly Shipped[] = ['demo', 'engineering-board', 'iek', 'ics'].flatMap((id) => {
  const composed = shipped(id)
  const place = { documents: composed.documents, validators, setting: exampleSetting(composed) }
  return [...composed.documents].flatMap(([name, { checklist }]) =>
    checklist === undefined
      ? []
      : [
          {
            title: `${name} of ${id}`,
            name,
            checklist,
            examples: (checklist.examples ?? []).map((one) => [one, exampleFacts(checklist, one, place)] as const),
          },
        ],
  )
})

/** Whether the examples still state the truth about an item that is declared otherwise. */
function survives({ examples }: Shipped, item: ChecklistItemDefinition): boolean {
  const duty = item.mandatory ? 'mandatory' : 'optional'
  return examples.every(([example, facts]) => {
    const outcome = checklistOutcome({ items: [item] }, facts)(item.id)
    const isTrue = (stated: ItemOutcome | 'mandatory' | 'optional') => stated === outcome || stated === duty
    return states.every((stated) => isTrue(stated) || !(example[stated] ?? []).includes(item.id))
  })
}

/** An item as JSON with another member. */
const changed = (item: ChecklistItemDefinition, change: Change) =>
  JSON.parse(JSON.stringify({ ...item, ...change })) as ChecklistItemDefinition

const ruleOf = ({ passes }: ChecklistItemDefinition): JsonObject => {
  const rule: unknown = passes
  return isJsonObject(rule) ? rule : {}
}

interface Declared {
  readonly item: ChecklistItemDefinition
  readonly within: Shipped
}

/** The items of all organisations; those with the same rule together. */
const byRule = checklists
  .flatMap((within) => within.checklist.items.map((item): Declared => ({ item, within })))
  .reduce<ReadonlyMap<string, readonly Declared[]>>((known, one) => {
    const key = JSON.stringify([one.within.name, one.item.id, one.item.passes])
    return new Map(known).set(key, [...(known.get(key) ?? []), one])
  }, new Map())

/** The changes of items that no example of any organisation notices. */
const unnoticed = (changesOf: (item: ChecklistItemDefinition) => readonly Change[]) =>
  [...byRule.values()].flatMap((alike) =>
    alike
      .slice(0, 1)
      .flatMap(({ item }) => changesOf(item))
      .filter((change) => alike.every(({ item, within }) => survives(within, changed(item, change)))),
  )

const loosened = (item: ChecklistItemDefinition): readonly Change[] =>
  loosenedRules(ruleOf(item)).map((passes) => ({ passes }))

describe('the examples of the shipped checklists', () => {
  test.each(checklists)('$title: state of each item when it passes and when it does not [CHK-03 ENG-06]', (one) => {
    const stated = (outcome: ItemOutcome) => new Set(one.examples.flatMap(([example]) => example[outcome] ?? []))
    const { items } = one.checklist
    expect(items.filter(({ id }) => !stated('passes').has(id) || !stated('fails').has(id))).toEqual([])
    expect(items.filter((item) => !survives(one, item))).toEqual([])
  })

  test('notice every way to loosen one of the rules [CHK-03 ENG-06]', () => {
    expect([...byRule.values()].flatMap(([one]) => (one ? loosened(one.item) : [])).length).toBeGreaterThan(100)
    expect(unnoticed(loosened)).toEqual([])
  })

  test.each(checklists)('$title: notice when an item becomes optional, or mandatory [CHK-03 ENG-06]', (one) => {
    const { items } = one.checklist
    expect(items.filter((item) => survives(one, changed(item, { mandatory: !item.mandatory })))).toEqual([])
  })

  test('notice when an item is asked of everybody [CHK-03 ENG-06]', () => {
    expect(unnoticed(({ when }) => (when === undefined ? [] : [{ when: undefined }]))).toEqual([])
  })
})

/** The answers that a rule demands of a record, by field. */
function demanded(rule: JsonValue | undefined): JsonObject {
  if (!isJsonObject(rule)) return {}
  const { all, where, value, equals } = rule
  if (typeof value === 'string' && value.startsWith('record.') && equals !== undefined) {
    return { [value.slice('record.'.length)]: equals }
  }
  const parts = [where, ...(Array.isArray(all) ? all : [])]
  return Object.assign({}, ...parts.map((part) => demanded(part))) as JsonObject
}

test.each(checklists)('every item of $title chooses in its form what its rule demands [CHK-03]', ({ checklist }) => {
  for (const item of checklist.items) expect(item.preset ?? {}, item.id).toMatchObject(demanded(ruleOf(item)))
})
