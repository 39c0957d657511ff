import type { ProfileSummary } from '../../contract/user.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { SessionUser } from './session.ts'

/** The summary of the user's profile for the shell; undefined before there is a profile. */
export function profileSummary(user: SessionUser): ProfileSummary | undefined {
  const profile = user['profile']
  if (!isJsonObject(profile)) return undefined
  const text = (key: string) => (typeof profile[key] === 'string' ? profile[key] : null)
  const status = profile['Status']
  const complete = profile['ProfileComplete']
  return {
    ProfileID: text('ProfileID') ?? '',
    picture: text('picture'),
    MemberShipType: user.type,
    MemberNo: text('MemberNo'),
    Category: text('Category'),
    Status: status === 'Active' || status === 'Inactive' ? status : null,
    ApplicationReleased: profile['ApplicationReleased'] === true,
    ApplicationToSubmit: profile['ApplicationToSubmit'] === true,
    InGoodStanding: profile['InGoodStanding'] === true,
    confirmed: profile['confirmed'] === true,
    nameApproved: profile['nameApproved'] === true,
    ProfileComplete: typeof complete === 'number' ? complete : 0,
  }
}
