import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { Settings } from '../../../contract/settings.ts'
import { OrganisationLimits } from './organisation-limits.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { StaffRight } from '../../../generated/closed-names.ts'

const Texts = Type.Record(Type.String(), Type.String())

const Days = Type.Integer({ minimum: 1 })

/** How long leftovers are kept, where an organisation does not use the defaults. */
const Retention = Type.Object({
  unverifiedAccountDays: Type.Optional(Days),
  messageDays: Type.Optional(Days),
  refereeLinkDays: Type.Optional(Days),
  unnamedFileHours: Type.Optional(Type.Integer({ minimum: 1 })),
  unnamedPictureDays: Type.Optional(Days),
  changeKeyDays: Type.Optional(Days),
})
export type Retention = Static<typeof Retention>

/** How what is posted is numbered, by its kind. */
const PostedNumbers = Type.Object({
  invoice: Type.String(),
  receipt: Type.String(),
  'credit-note': Type.String(),
  unallocated: Type.String(),
  refund: Type.String(),
  reversal: Type.String(),
})

/** The flags of a user in responses that stand for roles. */
const RoleFlag = Type.Enum(['is_admin', 'is_super_admin', 'is_approver'])
export type RoleFlag = Static<typeof RoleFlag>

/** A role of those who work for the organisation. */
const Role = Type.Object({
  id: Type.String(),
  title: Type.String(),
  wire: Type.Optional(RoleFlag),
  may: Type.Optional(Type.Array(Type.Unsafe<StaffRight>(Type.String()))),
})
export type DeclaredRole = Static<typeof Role>

/**
 * The parts of tenant.json that the server reads. `npm run check` holds the file to the full schema in `schemas/meta/`.
 */
const TenantDeclaration = Type.Object({
  id: Type.String(),
  name: Type.String(),
  caption: Type.String(),
  hosts: Type.Array(Type.String()),
  origin: Type.Optional(Type.String()),
  locale: Type.String(),
  currency: Type.String(),
  timeZone: Type.String(),
  year: Type.Optional(Type.Object({ start: Type.Optional(Type.String()) })),
  languages: Type.Array(Type.String()),
  language: Type.String(),
  apiBase: Type.String(),
  apiTakesRevisions: Type.Optional(Type.Boolean()),
  sites: Texts,
  company: Texts,
  retention: Type.Optional(Retention),
  limits: Type.Optional(Type.Partial(OrganisationLimits)),
  numbers: Type.Optional(Type.Partial(PostedNumbers)),
  roles: Type.Optional(Type.Array(Role)),
  publishing: Type.Optional(Type.Object({ secondPerson: Type.Boolean() })),
  settings: Settings,
})
export type TenantDeclaration = Static<typeof TenantDeclaration>

const Percent = Type.Optional(Type.Number())

const Font = Type.Object({
  family: Type.String(),
  file: Type.String(),
  weight: Type.Optional(Type.String()),
  style: Type.Optional(Type.Union([Type.Literal('normal'), Type.Literal('italic')])),
  licence: Type.String(),
  fallback: Type.Optional(
    Type.Object({ local: Type.String(), size: Percent, ascent: Percent, descent: Percent, lineGap: Percent }),
  ),
})

/** The parts of theme.json that the server reads. Paths are within the tenant's folder. */
const ThemeDeclaration = Type.Object({
  colors: Texts,
  logo: Type.String(),
  mark: Type.Optional(Type.String()),
  logoReversed: Type.Optional(Type.String()),
  logoMail: Type.Optional(Type.String()),
  fonts: Type.Optional(Type.Array(Font)),
  login: Type.Optional(Type.Object({ picture: Type.Optional(Type.String()) })),
})
export type ThemeDeclaration = Static<typeof ThemeDeclaration>

/** Throws an Error that names the file and the place when the value is invalid. */
export const readTenant = (value: JsonValue, file: string): TenantDeclaration => read(TenantDeclaration, value, file)
export const readTheme = (value: JsonValue, file: string): ThemeDeclaration => read(ThemeDeclaration, value, file)

function read<Schema extends TSchema>(schema: Schema, value: JsonValue, file: string): Static<Schema> {
  if (Check(schema, value)) return value
  const [first] = Errors(schema, value)
  throw new Error(`${file}${first?.instancePath ?? ''} ${first?.message ?? 'is not as it has to be'}.`)
}
