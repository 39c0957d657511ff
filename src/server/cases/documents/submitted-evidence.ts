import { formatDate } from '../../../engine/format/format-date.ts'
import type { Case, GivenAssurance } from '../../../engine/cases/model/case.ts'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import { filesIn } from '../../../engine/reading/read-file.ts'
import type { ConsentAssurance, DeclaredAssurance } from '../../../generated/case-declaration.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import type { CasePlace } from '../case-place.ts'
import { consentText } from '../consent-text.ts'

/** What the owner agreed to and proved when they submitted a case, in its order, as templates name it. */
export function submittedEvidence({ type, tenant }: CasePlace, { frozen }: Case): readonly JsonObject[] {
  const declared = [...type.transitions.values()].flatMap(({ assure = [] }) => assure)
  return (frozen?.assured ?? []).map((given) => {
    const { evidence } = given
    const time = `${formatDate(given.at, tenant.language)}, ${given.at.slice(11, 16)}`
    const what = described(
      tenant,
      declared.find(({ id }) => id === given.id),
      evidence,
    )
    return { ...what, at: time }
  })
}

/** The picture of the signature that was given; undefined where none was. */
export function givenSignature({ frozen }: Case): JsonObject | undefined {
  const proofs = (frozen?.assured ?? []).map(({ evidence }: GivenAssurance) => ownValue(asObject(evidence), 'answers'))
  const [file] = proofs.flatMap((answers) => filesIn(answers, ''))
  return file && { ...file }
}

function described(tenant: PublishedTenant, declared: DeclaredAssurance | undefined, evidence?: JsonValue): JsonObject {
  if (declared === undefined) return { title: '', text: '' }
  if (declared.kind === 'consent') {
    const hash = textAnswer(asObject(evidence), 'text')
    return { ...agreedText(tenant, declared), ...(hash !== '' && { hash }) }
  }
  if (declared.kind === 'signature') return { title: textOf(tenant, 'document.signature'), text: '' }
  const how = typeof evidence === 'string' ? { how: textOf(tenant, 'document.code-sent', { phone: evidence }) } : {}
  return { title: textOf(tenant, 'document.code'), text: '', ...how }
}

/** A text that was agreed to; one of a list, which may be long, by its title. */
function agreedText(tenant: PublishedTenant, consent: ConsentAssurance): JsonObject {
  const { id, title = id, text } = consent
  const agreed = consentText(tenant, consent)
  if (typeof text === 'string' || !isJsonObject(agreed))
    return { title, text: typeof agreed === 'string' ? agreed : '' }
  return { title, text: textAnswer(agreed, tenant.documents.get(`lists/${text.list}`)?.list?.label ?? '') }
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
