import { checkCondition } from '../condition/check-condition.ts'
import type { ConditionProblem } from '../condition/check-condition.ts'
import { pathsOverlap } from '../condition/dependencies-of.ts'
import type { ConditionScope } from '../condition/condition-scope.ts'
import type { ValueSource } from '../document/condition.ts'
import type { CompositeDocument } from '../document/document.ts'
import { mendName } from '../document/mend-name.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { listAround } from './list-around.ts'
import { answersReadByRule, targetsOf } from './field-plan.ts'
import { fieldPaths, fieldSchema, throughLists } from '../schema/schema-walk.ts'

const effects = ['show', 'enable', 'require'] as const

/**
 * Checks the rules of a document: they name fields of its schema, their conditions are valid in their place, ids are
 * unique, and no field's visibility depends on itself. Pointers are into the document.
 * @param scope the sources besides `answers` and `row`, which the document itself declares.
 */
export function checkRules(document: CompositeDocument, scope: ConditionScope): readonly ConditionProblem[] {
  const written = document.ui?.rules
  if (written === undefined) return []
  const rules: readonly FieldRule[] = written
  const problems = rules.flatMap((rule, i) => checkRule(document, rule, scope, `/ui/rules/${i}`))
  return [...problems, ...repeatedIds(rules), ...(problems.length === 0 ? cycles(document, rules) : [])]
}

function checkRule(
  document: CompositeDocument,
  rule: FieldRule,
  scope: ConditionScope,
  at: string,
): readonly ConditionProblem[] {
  const unknown = effects.flatMap((effect) =>
    (rule[effect] ?? []).flatMap((field, i) =>
      fieldSchema(document.schema ?? {}, field.split('.')) === undefined
        ? [
            {
              pointer: `${at}/${effect}/${i}`,
              message: `The rule "${rule.id}" names the field "${field}", which does not exist.`,
              ...mendName(field, fieldPaths(document.schema ?? {})),
            },
          ]
        : [],
    ),
  )
  const targets = targetsOf(rule)
  if (targets.length === 0) return [{ pointer: at, message: `The rule "${rule.id}" names no field.` }]
  if (unknown.length > 0) return unknown
  return checkCondition(asJson(rule), scopeOf(document, targets, scope)).map((problem) => ({
    ...problem,
    pointer: `${at}/when${problem.pointer}`,
  }))
}

/** The scope of a rule: the answers, plus the row when all its fields are in the same list. */
function scopeOf(document: CompositeDocument, targets: readonly string[], scope: ConditionScope): ConditionScope {
  const root = document.schema ?? {}
  const lists = new Set(targets.map((field) => listAround(root, field)))
  const [list] = lists
  const sources = new Map(scope.sources)
  sources.set('answers', { schema: root, root })
  const row = list === undefined || lists.size > 1 ? undefined : rowSchema(root, list)
  if (row !== undefined) sources.set('row' satisfies ValueSource, { schema: row, root })
  return { ...scope, sources }
}

function rowSchema(root: JsonObject, list: string): JsonObject | undefined {
  const schema = fieldSchema(root, list.split('.'))
  return schema && throughLists(root, schema)
}

function asJson(rule: FieldRule): JsonValue | undefined {
  const entry = Object.entries(rule).find(([key]) => key === 'when')
  return entry?.[1]
}

function repeatedIds(rules: readonly FieldRule[]): readonly ConditionProblem[] {
  const ids = rules.map(({ id }) => id)
  return ids.flatMap((id, i) =>
    ids.indexOf(id) < i ? [{ pointer: `/ui/rules/${i}/id`, message: `Two rules are called "${id}".` }] : [],
  )
}

/**
 * Fields whose visibility depends, directly or indirectly, on their own answer. A rule may show a read-only field once
 * it has an answer, because nobody types that answer.
 */
function cycles(document: CompositeDocument, rules: readonly FieldRule[]): readonly ConditionProblem[] {
  const isWritten = (field: string) => fieldSchema(document.schema ?? {}, field.split('.'))?.['readOnly'] === true
  const edges = rules.flatMap((rule) =>
    (rule.show ?? []).map((field) => ({
      field,
      reads: answersReadByRule(document, rule, field).filter((read) => read !== field || !isWritten(field)),
    })),
  )
  const fields = [...new Set(edges.map(({ field }) => field))]
  const readers = (field: string) => edges.filter(({ reads }) => reads.some((read) => pathsOverlap(read, field)))
  return fields.flatMap((field) => {
    const reached = new Set<string>()
    const waiting = readers(field).map((edge) => edge.field)
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...readers(next).map((edge) => edge.field))
    }
    const index = rules.findIndex(({ show = [] }) => show.includes(field))
    const message = `Whether "${field}" is shown depends on its own answer.`
    return reached.has(field) ? [{ pointer: `/ui/rules/${index}`, message }] : []
  })
}
