import type { CaseColumn, CasePage } from '../document/case-page.ts'
import { maskText } from '../format/mask-text.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { plainText } from '../reading/plain-text.ts'
import type { CaseType } from './case-type.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import { ruleHolds } from './steps/rule-holds.ts'
import { centsInUnit } from './values/charge-amount.ts'
import { namedFacts } from './values/named-facts.ts'
import { resolveValue } from './values/resolve-value.ts'

/** A case in the list of its owner. */
export interface PageRow {
  /** What each column shows, by the column's id. */
  readonly cells: JsonObject
  readonly actions: readonly RowAction[]
}

/** An action of a row; one that pays has what is owed. */
export interface RowAction {
  readonly id: string
  readonly title: string
  readonly pay?: OwedCharge
}

/** A charge of a case of which something is owed. */
export interface OwedCharge {
  readonly invoiceNo: string
  readonly description: string
  /** In units of the currency. */
  readonly amount: number
  /** The page of the portal that follows the payment. */
  readonly then?: string
}

/** What its owner may open and do, besides what the page declares. */
export interface RowContent {
  /** By the names of the wire. */
  readonly fields: JsonObject
  readonly documents: readonly { readonly id: string }[]
  readonly transitions: readonly { readonly id: string }[]
  /** How a title reads, which may be a caption of the organisation. */
  readonly captioned: (title: string) => string
}

/**
 * A case as a row of its type's page. A document's action is there exactly when the document may be opened, a
 * transition's when it is in view, and paying while something is owed. Of a masked column the row has what may be shown
 * alone.
 */
export function pageRow(
  { list }: CasePage,
  { type, kase, facts }: { readonly type: CaseType; readonly kase: Case; readonly facts: CaseFacts },
  { fields, documents, transitions, captioned }: RowContent,
): PageRow {
  const values = namedFacts(type, kase, facts)
  const isOf = (items: readonly { readonly id: string }[], wanted: string | undefined) =>
    items.some(({ id }) => id === wanted)
  const valueOf = (field: string) =>
    Object.hasOwn(fields, field) ? (fields[field] ?? null) : (resolveValue(`=${field}`, { values, facts }) ?? null)
  const cells = list.columns.map((column) => [column.id, shownIn(column, valueOf(column.field), captioned)])
  const owed = (charge = ''): OwedCharge | undefined => owedCharge(type, charge, facts)
  const actions = (list.actions ?? []).filter(({ kind, when, document, transition, charge }) => {
    if (!ruleHolds(when, values, facts)) return false
    if (kind === 'pay') return owed(charge) !== undefined
    if (kind === 'document') return isOf(documents, document)
    return kind !== 'transition' || isOf(transitions, transition)
  })
  return {
    cells: Object.fromEntries(cells),
    actions: actions.map(({ id, title, titles, kind, charge, document }) => {
      const pay = kind === 'pay' ? owed(charge) : undefined
      const settled = isSettled(document, facts) ? titles?.['settled'] : undefined
      return { id, title: captioned(settled ?? titles?.[kase.state] ?? title), ...(pay && { pay }) }
    }),
  }
}

/** Whether a document is about a charge that is paid. */
const isSettled = (document: string | undefined, { charge = {} }: CaseFacts): boolean =>
  charge[/^(?:invoice|receipt):(.+)$/.exec(document ?? '')?.[1] ?? '']?.settled === true

/** What is owed of a billed charge; undefined when nothing is. */
function owedCharge({ charges }: CaseType, id: string, facts: CaseFacts): OwedCharge | undefined {
  const { billed, settled, amount, paid, invoiceNo } = facts.charge?.[id] ?? {}
  const declared = charges.get(id)
  if (!billed || settled || invoiceNo === undefined || declared === undefined) return undefined
  const owed = (Number(amount) - Number(paid)) / centsInUnit
  const { description, then } = declared
  return { invoiceNo, description, amount: owed, ...(then !== undefined && { then }) }
}

function shownIn({ masked, titles = {} }: CaseColumn, value: JsonValue, captioned: RowContent['captioned']): JsonValue {
  if (value === null) return null
  const title = typeof value === 'string' && Object.hasOwn(titles, value) ? titles[value] : undefined
  const read = title === undefined ? value : captioned(title)
  return masked ? maskText(plainText(read)) : read
}
