import { checkCondition } from '../../condition/check-condition.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { getAt } from '../../json/pointer.ts'
import { checkRules } from '../../rules/check-rules.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { withViewedForm } from '../subject/check-view.ts'
import { answersScope, formScope, pageScope } from '../subject/condition-scopes.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes, uiNodes } from '../subject/form-nodes.ts'
import { listCases } from '../subject/list-cases.ts'

/**
 * Every condition names existing values, uses suitable operators and can be true; no field's visibility depends on
 * itself.
 */
export function checkConditions(checked: CheckedDocument): readonly Finding[] {
  const { document } = checked
  const inRules = document.schema === undefined ? [] : checkRules(document, formScope(checked))
  const inSchema = schemaNodes(document).flatMap(({ pointer, schema }) => {
    const condition = ownValue(schema, 'condition')
    return condition === undefined
      ? []
      : under(`${pointer}/condition`, checkCondition(condition, answersScope(checked)))
  })
  return [...inRules, ...inSchema, ...listConditions(checked), ...pageConditions(withViewedForm(checked))]
}

/** The conditions that select a list, for fields whose choices come from several lists. */
function listConditions(checked: CheckedDocument): readonly Finding[] {
  const lists = [
    ...schemaNodes(checked.document).map(({ pointer, schema }) => [schema, pointer, 'inList'] as const),
    ...uiNodes(checked.document).map(
      ({ pointer, ui }) => [ownValue(ui, 'ui:options'), `${pointer}/ui:options`, 'list'] as const,
    ),
  ]
  return lists.flatMap(([holder, pointer, key]) =>
    listCases(isJsonObject(holder) ? ownValue(holder, key) : undefined).flatMap(([list, at]) => {
      const condition = isJsonObject(list) ? ownValue(list, 'when') : undefined
      const found = condition === undefined ? [] : checkCondition(condition, answersScope(checked))
      return under(`${pointer}/${key}${at}/when`, found)
    }),
  )
}

const conditionKeys = ['when', 'enable', 'where'] as const

function pageConditions(checked: CheckedDocument): readonly Finding[] {
  const scope = pageScope(checked)
  const of = (holder: JsonValue | undefined, pointer: string): readonly Finding[] =>
    conditionKeys.flatMap((key) => {
      const condition = isJsonObject(holder) ? ownValue(holder, key) : undefined
      return condition === undefined ? [] : under(`${pointer}/${key}`, checkCondition(condition, scope))
    })
  const page: JsonValue = Object.fromEntries(Object.entries(checked.document.page ?? {}))
  const inLists = Object.entries(page).flatMap(([key, items]) =>
    (isJsonArray(items) ? items : []).flatMap((item, i) => of(item, `/page/${key}/${i}`)),
  )
  const questions = getAt(page, '/gate/questions')
  const inGate = (isJsonArray(questions) ? questions : []).flatMap((item, i) => of(item, `/page/gate/questions/${i}`))
  return [...of(page, '/page'), ...inLists, ...inGate]
}

function under(pointer: string, problems: readonly Finding[]): readonly Finding[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }))
}
