import { answerTexts } from '../../../contract/declared-answers.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import { isJsonObject, objectAt } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import { findCategory } from '../../profiles/category.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { CasePlace } from '../case-place.ts'

const bioText = answerTexts<'sections/bio' | 'sections/firm-bio'>()

/** What an issued document states about itself. */
export interface IssuedFacts {
  /** What the organisation calls it: its settings may. */
  readonly title: string
  readonly number: string
  /** With its dashes. */
  readonly code: string
  /** Where it is verified. */
  readonly address: string
  /** A date. */
  readonly on: string
  /** The last day on which it holds. */
  readonly until?: string
  /** What the last decision gave as its reason. */
  readonly reason?: string
}

/**
 * The data of an issued document, which is kept: whose it is, what it states about itself, and of the facts those that
 * its template declares.
 */
export const documentData = (
  template: CompositeDocument,
  facts: NamedValues,
  { owner, issued }: { readonly owner: JsonObject; readonly issued: IssuedFacts },
): JsonObject => ({ ...declaredFacts(template, facts), owner, issued: { ...issued } })

/** The names of the data that a template declares. */
export const sourcesOf = ({ data }: CompositeDocument): readonly string[] =>
  Object.keys(objectAt(data ?? {}, 'properties'))

/** Of the facts of a case, those that a template declares. */
export function declaredFacts(template: CompositeDocument, facts: NamedValues): JsonObject {
  const named = sourcesOf(template).flatMap((source): readonly (readonly [string, JsonValue])[] => {
    const value = Object.entries(facts).find(([name]) => name === source)?.[1]
    return value === undefined ? [] : [[source, value]]
  })
  return Object.fromEntries(named)
}

/** Whom a document is about, by the names that templates have for it. */
export function ownerData(
  tenant: PublishedTenant,
  { profile }: Pick<CasePlace, 'profile'>,
  { name, facts }: { readonly name: string; readonly facts: NamedValues },
): JsonObject {
  const member = isJsonObject(facts.profile) ? facts.profile : {}
  const code = typeof member['Category'] === 'string' ? member['Category'] : ''
  const category = findCategory(tenant, code)?.Description ?? code
  const address = bioText(member, 'Address')
  return {
    name,
    ...(profile.member_no !== null && { memberNo: profile.member_no }),
    ...(category !== '' && { category }),
    ...(address !== '' && { address }),
  }
}

/** The reason that the last transition of a case was given; undefined when it asked for none. */
export function lastReason({ last }: Case): string | undefined {
  const [latest] = Object.values(last).toSorted((left, right) => (left.at < right.at ? 1 : -1))
  const reason = latest === undefined ? '' : textAnswer(latest, 'reason')
  return reason === '' ? undefined : reason
}
