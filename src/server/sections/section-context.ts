import type { MinorSettings } from '../../contract/settings.ts'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { StaffRight } from '../../generated/closed-names.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { findCategory } from '../profiles/category.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { RecordRow } from '../profiles/records.ts'
import { fullRecord } from './wire-record.ts'

/** The user who makes a call, with the organisation and the time. */
export interface Caller {
  readonly tenant: PublishedTenant
  readonly user: UserRow
  /** The administrator who acts as the user; undefined if nobody does. */
  readonly actorId?: string | undefined
  /** What the user's roles allow, for calls that reach beyond the user's own profile. */
  readonly rights?: ReadonlySet<StaffRight>
  readonly now: Date
}

/** The columns of an account that conditions may use. */
export const accountFields = [
  'id',
  'profile_id',
  'id_number',
  'email',
  'phone',
  'is_admin',
  'is_super_admin',
  'is_approver',
  'type',
  'category',
] as const satisfies readonly (keyof UserRow)[]

/** The account's fields that conditions may use, by their names in responses. */
export function userValues({ tenant, user }: Caller) {
  return {
    id: user.id,
    profile_id: user.profile_id,
    id_number: user.id_number,
    email: user.email,
    phone: user.phone,
    is_admin: user.is_admin,
    is_super_admin: user.is_super_admin,
    is_approver: user.is_approver,
    type: user.type,
    category: user.category,
    entitled: findCategory(tenant, user.category)?.entitled ?? false,
  } satisfies Record<(typeof accountFields)[number] | 'entitled', unknown>
}

/** The profile's data that conditions may use: the answers of its main record and the server's additions. */
export function profileValues(profile: ProfileRow, answers: JsonObject): JsonObject {
  return {
    ...answers,
    ProfileID: profile.id,
    MemberNo: profile.member_no,
    MemberShipType: profile.type,
    confirmed: profile.confirmed,
    nameApproved: profile.name_approved,
  }
}

export interface SectionState {
  readonly form: CompiledForm
  readonly profile: ProfileRow | undefined
  /** The answers of the profile's main record. */
  readonly profileAnswers: JsonObject
  readonly rows: readonly RecordRow[]
  readonly record: RecordRow | undefined
  /** The organisation's current settings. */
  readonly settings: MinorSettings
}

/** The context that a section's form is evaluated in. */
export function sectionContext(caller: Caller, state: SectionState): EvaluationContext {
  const { form, profile, profileAnswers, rows, record, settings } = state
  return {
    ...contextOf(caller.tenant, caller.now),
    settings,
    user: { ...userValues(caller), ...(caller.actorId !== undefined && { acted_by: { id: caller.actorId } }) },
    ...(profile && { profile: profileValues(profile, profileAnswers) }),
    ...(record && { record: fullRecord(form, record) }),
    records: rows.map((row) => fullRecord(form, row)),
  }
}
