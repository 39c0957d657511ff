import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'
import { PageNumber, pageOf } from './found-page.ts'
import { MemberShipType, StaffRole } from './user.ts'

const Nullable = Type.Union([Type.String(), Type.Null()])

/** An account as administrators see it. */
export const AdminUser = Type.Object({
  id: Type.String(),
  /** The names in the profile, else the e-mail. */
  name: Type.String(),
  email: Type.String(),
  /** ISO 8601, UTC; null for an account that was never activated. */
  email_verified_at: Nullable,
  /** The profile that the user acts for. */
  profile_id: Nullable,
  id_number: Type.String(),
  phone_no: Type.String(),
  /** Code of the membership category chosen at registration. */
  category: Type.String(),
  type: MemberShipType,
  is_admin: Type.Boolean(),
  is_approver: Type.Boolean(),
  /** The user's roles in the organisation. */
  roles: Type.Array(StaffRole),
  /** Whether the profile has no application; true without a profile. */
  hasNoApplication: Type.Boolean(),
  /** When the account was made; ISO 8601, UTC. */
  created_at: Type.String(),
})
export type AdminUser = Static<typeof AdminUser>

const filters = {
  /** Parts of the names, e-mail, phone, ID or membership number; each word has to occur. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  type: Type.Optional(MemberShipType),
  /** Those with a role, or without one. */
  staff: Type.Optional(Type.Enum(['yes', 'no'])),
  /** Those with an application, or without one. */
  application: Type.Optional(Type.Enum(['yes', 'no'])),
}

/** Which accounts to find; all of them without any. */
export const UsersFilters = Type.Object(filters)
export type UsersFilters = Static<typeof UsersFilters>

export const UsersQuery = Type.Object({ ...filters, page: Type.Optional(PageNumber) })
export type UsersQuery = Static<typeof UsersQuery>

/** A page of accounts, the newest first. */
export const UsersFound = pageOf(AdminUser)
export type UsersFound = Static<typeof UsersFound>

/** The account as its reader changed it: what the form `forms/admin-user` does not have is not read. */
export const UserChange = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  phone_no: Type.Optional(Type.String({ maxLength: 1000 })),
})
export type UserChange = Static<typeof UserChange>

/** An account; only its id matters. */
export const NamedUser = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export type NamedUser = Static<typeof NamedUser>

const common = { session: 'required', right: 'users', tag: 'Administration' } as const
const change = { ...common, method: 'POST', response: MessageResponse } as const

/** Accounts, for those whose role allows it. */
export const adminUserCalls = {
  users: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/users',
    summary: 'All accounts, the newest first',
    response: Type.Array(AdminUser),
    refusals: ['forbidden'],
  }),
  findUsers: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/users/page',
    summary: 'A page of the accounts that are sought',
    query: UsersQuery,
    response: UsersFound,
    refusals: ['forbidden'],
  }),
  usersFile: defineCall({
    ...asFile,
    right: 'users',
    path: 'admin/users/export',
    summary: 'The accounts that are sought as comma-separated values or a spreadsheet, in the caller’s language',
    query: fileOf(UsersFilters.properties),
  }),
  updateUser: defineCall({
    ...change,
    path: 'admin/updateUser/:id',
    summary: 'Change the e-mail and phone of an account',
    formData: true,
    body: UserChange,
    refusals: ['forbidden', 'not-found'],
  }),
  deleteUser: defineCall({
    ...change,
    path: 'admin/deleteUser/:id',
    summary: 'Delete an account',
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
  sendActivationLink: defineCall({
    ...change,
    path: 'admin/sendActivationLink',
    summary: 'Send somebody a link at which they choose a password',
    body: NamedUser,
    refusals: ['forbidden', 'not-found', 'too-many'],
  }),
}
