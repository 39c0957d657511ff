import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

export const MembershipComment = Type.Object({
  displayName: Type.String(),
  comment: Type.String(),
  commentDate: Type.String(),
  hiddenFromApplicant: Type.Boolean(),
})

/** One application for membership. The first save of a profile creates one, with status `New`. */
export const Application = Type.Object({
  Code: Type.String(),
  AppliedCategory: Type.String(),
  /** In the unit of the currency (shillings), with at most two decimals. */
  Amount: Type.Number(),
  Currency_Code: Type.String(),
  /** ISO 8601, UTC. */
  ApplicationDateTime: Type.String(),
  status: Type.String(),
  Submitted: Type.Boolean(),
  postedReceiptNo: Type.Union([Type.String(), Type.Null()]),
  assignedMemberNo: Type.Union([Type.String(), Type.Null()]),
  serviceRequestCode: Type.Union([Type.String(), Type.Null()]),
  ProfileID: Type.String(),
  membershipComments: Type.Array(MembershipComment),
})
export type Application = Static<typeof Application>

export const applicationCalls = {
  applications: defineCall({
    method: 'GET',
    path: 'application',
    session: 'required',
    tag: 'Application',
    summary: 'Applications of the profile, the newest first',
    response: Type.Array(Application),
  }),
}
