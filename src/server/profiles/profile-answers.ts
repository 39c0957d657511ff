import { answerFields } from '../../contract/declared-answers.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { profileDocuments } from './profile-sections.ts'
import type { ProfileRow } from './profiles.ts'
import { listRecords } from './records.ts'

/** Reads a field that both kinds of profile have. */
const ownField = answerFields<'sections/bio' | 'sections/firm-bio'>()

/** The answers of the profile's main record. */
export async function profileAnswers(tx: TenantTransaction, profile: ProfileRow): Promise<JsonObject> {
  const [record] = await listRecords(tx, profile.id, [profileDocuments(profile.type).section])
  return record?.answers ?? {}
}

/** A person's three names, or a firm's only name, which is in the same field. */
export function profileName(answers: JsonObject): string | undefined {
  const names = (['FirstName', 'SecondName', 'LastName'] as const)
    .map((name) => ownField(answers, name))
    .filter((name) => typeof name === 'string')
  return names.length > 0 ? names.join(' ') : undefined
}
