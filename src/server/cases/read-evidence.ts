import { contentHash } from '../../engine/compose/content-hash.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { filesIn } from '../../engine/reading/read-file.ts'
import type { ReadFile } from '../../engine/reading/reading.ts'
import type { ConsentAssurance, DeclaredAssurance } from '../../generated/case-declaration.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { CasePlace } from './case-place.ts'
import { consentText } from './consent-text.ts'

/** Something that the owner agreed to or proved, in the words of an edition. */
export interface ReadEvidence {
  /** As the case type names the assurance. */
  readonly id: string
  /** A date-time in the organisation's offset. */
  readonly at: string
  /** Empty where the case type no longer has the assurance. */
  readonly title: string
  /** The words of a consent; of those that are an item of a list, and may be long, the title. */
  readonly text: string
  /** Of a consent: the fingerprint of its words as they were agreed to, and the language that they were read in. */
  readonly hash?: string
  readonly language?: string
  /** Whether those words are others today. */
  readonly isReworded?: boolean
  /** To which phone a code was sent. */
  readonly how?: string
  /** The picture of a signature. */
  readonly picture?: ReadFile
}

/** What the owner agreed to and proved when they submitted a case, in its order. */
export function readEvidence({ type, tenant }: CasePlace, { frozen }: Case): readonly ReadEvidence[] {
  const declared = [...type.transitions.values()].flatMap(({ assure = [] }) => assure)
  return (frozen?.assured ?? []).map(({ id, at, evidence }) => {
    const assurance = declared.find((one) => one.id === id)
    const picture = givenPicture(evidence)
    return { id, at, ...described(tenant, assurance, evidence), ...(picture && { picture }) }
  })
}

/** The picture among the evidence of an assurance; undefined for all but signatures. */
export function givenPicture(evidence: JsonValue | undefined): ReadFile | undefined {
  const [picture] = filesIn(ownValue(asObject(evidence), 'answers'), '')
  return picture
}

function described(
  tenant: PublishedTenant,
  declared: DeclaredAssurance | undefined,
  evidence?: JsonValue,
): Omit<ReadEvidence, 'id' | 'at'> {
  if (declared === undefined) return { title: '', text: '' }
  if (declared.kind === 'consent')
    return { ...agreedText(tenant, declared), ...agreedWords(tenant, declared, evidence) }
  if (declared.kind === 'signature') return { title: textOf(tenant, 'document.signature'), text: '' }
  const how = typeof evidence === 'string' ? { how: textOf(tenant, 'document.code-sent', { phone: evidence }) } : {}
  return { title: textOf(tenant, 'document.code'), text: '', ...how }
}

/** A text that was agreed to; one of a list, which may be long, by its title. */
function agreedText(tenant: PublishedTenant, consent: ConsentAssurance): Pick<ReadEvidence, 'title' | 'text'> {
  const { id, title = id, text } = consent
  const agreed = consentText(tenant, consent)
  if (typeof text === 'string' || !isJsonObject(agreed))
    return { title, text: typeof agreed === 'string' ? agreed : '' }
  return { title, text: textAnswer(agreed, tenant.documents.get(`lists/${text.list}`)?.list?.label ?? '') }
}

/** What was kept of the words, and whether they are others in that language today. */
function agreedWords(
  tenant: PublishedTenant,
  consent: ConsentAssurance,
  evidence: JsonValue | undefined,
): Pick<ReadEvidence, 'hash' | 'language' | 'isReworded'> {
  const [hash, language] = [textAnswer(asObject(evidence), 'text'), textAnswer(asObject(evidence), 'language')]
  if (hash === '') return {}
  const isReworded = contentHash(consentText(inLanguage(tenant, language), consent) ?? '') !== hash
  return { hash, isReworded, ...(language !== '' && { language }) }
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
