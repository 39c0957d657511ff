import type { JsonObject } from '../../engine/json/json.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { profileName } from '../profiles/profile-answers.ts'

/** The applicant's name as others see it; the e-mail if the name is not known yet. */
export const applicantName = (answers: JsonObject, user: Pick<UserRow, 'email'>): string =>
  profileName(answers)?.replaceAll(/\s+/g, ' ').trim() || user.email
