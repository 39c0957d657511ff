import { formatDate } from '../../../engine/format/format-date.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CasePlace } from '../case-place.ts'
import { givenPicture, readEvidence } from '../read-evidence.ts'

/** What the owner agreed to and proved when they submitted a case, in its order, as templates name it. */
export const submittedEvidence = (place: CasePlace, kase: Case): readonly JsonObject[] =>
  readEvidence(place, kase).map(({ at, title, text, hash, how }) => ({
    title,
    text,
    ...(hash !== undefined && { hash }),
    ...(how !== undefined && { how }),
    at: `${formatDate(at, place.tenant.language)}, ${at.slice(11, 16)}`,
  }))

/** The picture of the signature that was given; undefined where none was. */
export function givenSignature({ frozen }: Case): JsonObject | undefined {
  const [picture] = (frozen?.assured ?? []).flatMap(({ evidence }) => givenPicture(evidence) ?? [])
  return picture && { ...picture }
}
