import type { JsonObject } from '../../engine/json/json.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { nameIn } from '../views/describe-user.ts'

/** How an applicant is called to others; the e-mail stands in for a name that is not known yet. */
export const applicantName = (answers: JsonObject, user: Pick<UserRow, 'email'>): string =>
  nameIn(answers)?.replaceAll(/\s+/g, ' ').trim() || user.email
