import type { JsonObject } from '../../engine/json/json.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { profileName } from '../views/describe-user.ts'

/** How an applicant is called to others; the e-mail stands in for a name that is not known yet. */
export const applicantName = (answers: JsonObject, user: Pick<UserRow, 'email'>): string =>
  profileName(answers)?.replaceAll(/\s+/g, ' ').trim() || user.email
