import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { Settings } from '../../../contract/settings.ts'
import { OrganisationLimits } from './organisation-limits.ts'
import type { JsonValue } from '../../../engine/json/json.ts'

const Texts = Type.Record(Type.String(), Type.String())

const Days = Type.Integer({ minimum: 1 })

/** How long leftovers are kept, where an organisation differs from the default. */
const Retention = Type.Object({
  unverifiedAccountDays: Type.Optional(Days),
  messageDays: Type.Optional(Days),
  refereeLinkDays: Type.Optional(Days),
  unnamedFileHours: Type.Optional(Type.Integer({ minimum: 1 })),
  changeKeyDays: Type.Optional(Days),
})
export type Retention = Static<typeof Retention>

/** tenant.json, as far as the server reads it; `schemas/meta/` says more, and `npm run check` proves it. */
const TenantDeclaration = Type.Object({
  id: Type.String(),
  name: Type.String(),
  caption: Type.String(),
  hosts: Type.Array(Type.String()),
  origin: Type.Optional(Type.String()),
  locale: Type.String(),
  currency: Type.String(),
  timeZone: Type.String(),
  languages: Type.Array(Type.String()),
  language: Type.String(),
  apiBase: Type.String(),
  apiTakesRevisions: Type.Optional(Type.Boolean()),
  sites: Texts,
  company: Texts,
  retention: Type.Optional(Retention),
  limits: Type.Optional(Type.Partial(OrganisationLimits)),
  settings: Settings,
})
export type TenantDeclaration = Static<typeof TenantDeclaration>

/** theme.json, as far as the server reads it. Paths are within the tenant's folder. */
const ThemeDeclaration = Type.Object({
  colors: Texts,
  logo: Type.String(),
  mark: Type.Optional(Type.String()),
  logoReversed: Type.Optional(Type.String()),
  logoMail: Type.Optional(Type.String()),
})
export type ThemeDeclaration = Static<typeof ThemeDeclaration>

/** Throws a sentence that names the file and the place when it is not such a declaration. */
export const readTenant = (value: JsonValue, file: string): TenantDeclaration => read(TenantDeclaration, value, file)
export const readTheme = (value: JsonValue, file: string): ThemeDeclaration => read(ThemeDeclaration, value, file)

function read<Schema extends TSchema>(schema: Schema, value: JsonValue, file: string): Static<Schema> {
  if (Check(schema, value)) return value
  const [first] = Errors(schema, value)
  throw new Error(`${file}${first?.instancePath ?? ''} ${first?.message ?? 'is not as it has to be'}.`)
}
