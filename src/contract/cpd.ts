import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** Points that a member was awarded for one activity. What is not known of it is empty. */
export const CpdAward = Type.Object({
  description: Type.String(),
  memberNo: Type.String(),
  /** The year, e.g. `2026`. */
  period: Type.String(),
  /** The year's first day. */
  startDate: Type.String(),
  /** The year's last day. */
  endDate: Type.String(),
  provider: Type.String(),
  location: Type.String(),
  /** With at most two decimals. */
  pointAwarded: Type.Number(),
  eventCode: Type.String(),
  certificateNo: Type.String(),
})
export type CpdAward = Static<typeof CpdAward>

/** What members read of their professional development. Nobody reads anybody else's. */
export const cpdCalls = {
  cpdAwards: defineCall({
    method: 'GET',
    session: 'required',
    tag: 'Profile',
    path: 'cpd_awards/awards',
    summary: 'The points of the caller’s own member number, the latest year first',
    query: Type.Object({
      /** Accepted for clients that send one; the caller’s own number is used. */
      memberNo: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Array(CpdAward),
  }),
}
