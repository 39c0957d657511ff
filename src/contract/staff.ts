import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'
import { StaffRole } from './user.ts'

/** Somebody who works for the organisation. */
export const StaffPerson = Type.Object({
  id: Type.String(),
  /** The names in the profile, else the e-mail. */
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(StaffRole),
  /** Whether an invitation waits to be used. */
  invited: Type.Boolean(),
})
export type StaffPerson = Static<typeof StaffPerson>

/** The staff, by their e-mail, and the roles that the organisation declares. */
export const Staff = Type.Object({ people: Type.Array(StaffPerson), roles: Type.Array(StaffRole) })
export type Staff = Static<typeof Staff>

/** The ids of all roles that somebody then has. */
const Roles = Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 50 })

/** Whom to invite. The e-mail is checked by the form `forms/staff-invitation`. */
export const StaffInvitation = Type.Object(
  { email: Type.String({ maxLength: 1000 }), roles: Roles },
  { additionalProperties: false },
)
export type StaffInvitation = Static<typeof StaffInvitation>

export const StaffRolesChange = Type.Object({ roles: Roles }, { additionalProperties: false })
export type StaffRolesChange = Static<typeof StaffRolesChange>

const common = { session: 'required', right: 'staff', tag: 'Administration' } as const
const change = { ...common, method: 'POST', response: MessageResponse } as const

/** Who works for the organisation, for those whose role allows it. */
export const staffCalls = {
  staff: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/staff',
    summary: 'Who works for the organisation, and its roles',
    response: Staff,
    refusals: ['forbidden'],
  }),
  staffFile: defineCall({
    ...asFile,
    right: 'staff',
    path: 'admin/staff/export',
    summary: 'The staff as comma-separated values or a spreadsheet, in the caller’s language',
    query: fileOf({}),
  }),
  inviteStaff: defineCall({
    ...change,
    path: 'admin/staff/invite',
    summary: 'Give somebody roles, and send them a link at which they choose a password',
    body: StaffInvitation,
    refusals: ['forbidden', 'conflict', 'too-many'],
  }),
  changeStaffRoles: defineCall({
    ...change,
    path: 'admin/staff/roles/:id',
    summary: 'Change somebody’s roles',
    body: StaffRolesChange,
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
  removeStaff: defineCall({
    ...change,
    path: 'admin/staff/remove/:id',
    summary: 'Take all roles from somebody; the account stays',
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
}
