import type { CaseColumn, CasePage } from '../document/case-page.ts'
import { maskText } from '../format/mask-text.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { plainText } from '../reading/read-value.ts'
import type { CaseType } from './case-type.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import { ruleHolds } from './steps/rule-holds.ts'
import { namedFacts } from './values/named-facts.ts'
import { resolveValue } from './values/resolve-value.ts'

/** A case in the list of its owner. */
export interface PageRow {
  /** What each column shows, by the column's id. */
  readonly cells: JsonObject
  readonly actions: readonly { readonly id: string; readonly title: string }[]
}

/** What its owner may open and do, besides what the page declares. */
export interface RowContent {
  /** By the names of the wire. */
  readonly fields: JsonObject
  readonly documents: readonly { readonly id: string }[]
  readonly transitions: readonly { readonly id: string }[]
}

/**
 * A case as a row of its type's page. A document's action is there exactly when the document may be opened, a
 * transition's when it is in view. Of a masked column the row has what may be shown alone. Paying opens a checkout,
 * and there is none yet.
 */
export function pageRow(
  { list }: CasePage,
  { type, kase, facts }: { readonly type: CaseType; readonly kase: Case; readonly facts: CaseFacts },
  { fields, documents, transitions }: RowContent,
): PageRow {
  const values = namedFacts(type, kase, facts)
  const isOf = (items: readonly { readonly id: string }[], wanted: string | undefined) =>
    items.some(({ id }) => id === wanted)
  const valueOf = (field: string) =>
    Object.hasOwn(fields, field) ? (fields[field] ?? null) : (resolveValue(`=${field}`, { values, facts }) ?? null)
  const cells = list.columns.map((column) => [column.id, shownIn(column, valueOf(column.field))])
  const actions = (list.actions ?? []).filter(({ kind, when, document, transition }) => {
    if (!ruleHolds(when, values, facts) || kind === 'pay') return false
    if (kind === 'document') return isOf(documents, document)
    return kind !== 'transition' || isOf(transitions, transition)
  })
  return {
    cells: Object.fromEntries(cells),
    actions: actions.map(({ id, title, titles }) => ({ id, title: titles?.[kase.state] ?? title })),
  }
}

const shownIn = ({ masked }: CaseColumn, value: JsonValue): JsonValue =>
  masked && value !== null ? maskText(plainText(value)) : value
