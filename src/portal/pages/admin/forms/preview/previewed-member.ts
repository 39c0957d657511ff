import type { MembershipCategory } from '../../../../../contract/reference-data.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'

/** A member of a category as declarations see them: with a profile and no role in the organisation. */
export function previewedMember({ Code, categoryType, entitled }: MembershipCategory): JsonObject {
  const type = categoryType === 'Firm' ? 'Corporate' : 'Individual'
  return {
    id: 'preview',
    type,
    category: Code,
    entitled,
    is_admin: false,
    is_super_admin: false,
    is_approver: false,
    desk: false,
    roles: [],
    may: [],
    profile: {
      ProfileID: 'preview',
      MemberShipType: type,
      MemberNo: '1',
      Category: Code,
      Status: 'Active',
      ApplicationReleased: true,
      InGoodStanding: true,
      confirmed: true,
      nameApproved: true,
    },
  }
}
