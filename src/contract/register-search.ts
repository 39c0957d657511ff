import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

const Text = Type.Optional(Type.String())

/** A member of the public register. Only what the organisation declares public is there. */
export const RegisterEntry = Type.Object({
  /** Random, and of the register alone. */
  ProfileID: Type.String(),
  FirstName: Text,
  SecondName: Text,
  LastName: Text,
  /** A choice of the field `Gender`; empty where none is known. */
  Gender: Text,
  MemberNo: Text,
  /** Titles of the profession, as they are read. */
  profileTitle: Text,
  contacts: Type.Optional(Type.Array(Type.Object({ Email: Text, PhoneNo: Text, City: Text }))),
  workexp: Type.Optional(Type.Array(Type.Object({ NameOfFirm: Type.String(), PositionHeld: Type.String() }))),
  /** The firm through which a person practises. */
  memberPracticingFirm: Text,
  /** The members who answer for a firm’s practice, by whom each card can be found. */
  responsibleMembers: Type.Optional(
    Type.Array(Type.Object({ ProfileID: Type.String(), name: Type.String(), MemberNo: Type.String() })),
  ),
  memberInformation: Type.Optional(
    Type.Array(
      Type.Object({
        /** The code of a membership category. */
        Category: Text,
        Status: Type.Optional(Type.Enum(['Active', 'Inactive'])),
        /** A date. */
        Registration_Date: Text,
      }),
    ),
  ),
})
export type RegisterEntry = Static<typeof RegisterEntry>

/** A page of what was found. */
export const RegisterFound = Type.Object({
  data: Type.Array(RegisterEntry),
  /** How many were found, at most `registerMost`. */
  total: Type.Integer({ minimum: 0 }),
  /** Whether there are more than that. */
  isMore: Type.Boolean(),
  /** Whether those who were found are only written like the term. */
  isSimilar: Type.Boolean(),
  currentCursor: Type.String(),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
})
export type RegisterFound = Static<typeof RegisterFound>

/** A count of members; `of` is a code, empty for all of them. */
const RegisterCount = Type.Object({ of: Type.String(), members: Type.Integer({ minimum: 0 }) })

/** What is counted, by the ids of the declared statistics. */
export const RegisterStatistics = Type.Array(Type.Object({ id: Type.String(), counts: Type.Array(RegisterCount) }))

const Offset = Type.String({ pattern: '^\\d{1,3}$' })

export const RegisterQuery = Type.Object({
  /** Base64url, or standard base64, of the trimmed term. */
  term: Type.Optional(Type.String({ maxLength: 1000 })),
  /** How many people; 10 unless given. */
  limit: Type.Optional(Type.String({ pattern: '^([1-9]|10)$' })),
  offset: Type.Optional(Offset),
  /** `nextCursor` of the page before; it goes before the offset. */
  cursor: Type.Optional(Offset),
  gender: Type.Optional(Type.String({ maxLength: 40 })),
  category: Type.Optional(Type.String({ maxLength: 60 })),
})

/** What anybody may ask the public register. */
export const registerCalls = {
  searchRegister: defineCall({
    method: 'GET',
    path: 'profile/search',
    tag: 'Organisation',
    summary: 'Members of the public register by a part of their name or number, also if it is mistyped',
    query: RegisterQuery,
    response: RegisterFound,
    refusals: ['bad-request', 'not-found', 'too-many'],
  }),
  registerEntry: defineCall({
    method: 'GET',
    path: 'profile/search/show/:profileId',
    tag: 'Organisation',
    summary: 'What the public may see of a member',
    response: RegisterEntry,
    refusals: ['not-found', 'not-in-register', 'too-many'],
  }),
  registerStatistics: defineCall({
    method: 'GET',
    path: 'profile/search/stats',
    tag: 'Organisation',
    summary: 'How many members the public register has',
    response: RegisterStatistics,
    refusals: ['not-found'],
  }),
}
