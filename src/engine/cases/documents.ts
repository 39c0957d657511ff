import type { CaseDocument } from '../../generated/case-declaration.ts'
import type { JsonValue } from '../json/json.ts'
import type { CaseType } from './case-type.ts'
import type { Case } from './model/case.ts'
import { todayOf } from './model/case-facts.ts'
import type { CaseFacts } from './model/case-facts.ts'
import { ruleHolds } from './steps/rule-holds.ts'
import { namedFacts } from './values/named-facts.ts'

/** A document that was issued, as it is kept. */
export interface IssuedDocument {
  readonly document: string
  /** The last day on which it holds. */
  readonly until?: JsonValue
  /** Whether a later one replaces it. */
  readonly replaced: boolean
  /** Whether the desk revoked it. */
  readonly revoked: boolean
}

export type DocumentHolds = 'valid' | 'expired' | 'suspended' | 'revoked' | 'replaced'

/** Whether an issued document holds today. It follows the case, so that nobody has to end it. */
export function documentHolds(type: CaseType, kase: Case, issued: IssuedDocument, facts: CaseFacts): DocumentHolds {
  if (issued.revoked) return 'revoked'
  if (issued.replaced) return 'replaced'
  const values = namedFacts(type, kase, facts)
  const declared = type.declared.documents?.find(({ id }) => id === issued.document)
  const status = declared?.status?.find(({ when }) => ruleHolds(when, values, facts))
  if (status !== undefined) return status.is
  const isOver = typeof issued.until === 'string' && issued.until < todayOf(facts)
  return isOver ? 'expired' : 'valid'
}

/**
 * The documents of a case that may be opened, in declared order: those that were issued, and those that are drawn anew.
 * @param issued the ids of the documents that were issued
 */
export function openDocuments(
  type: CaseType,
  kase: Case,
  issued: ReadonlySet<string>,
  facts: CaseFacts,
): readonly CaseDocument[] {
  const values = namedFacts(type, kase, facts)
  return (type.declared.documents ?? []).filter(
    (one) => (one.issued !== true || issued.has(one.id)) && ruleHolds(one.when, values, facts),
  )
}
