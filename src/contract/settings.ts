import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** Every setting is optional on the wire; an absent one has its specified default. */
export const MinorSettings = Type.Partial(
  Type.Object({
    login_caption: Type.String(),
    organisation_caption: Type.String(),
    /** Enables self-registration. */
    registration: Type.Boolean(),
    inactivityLogout: Type.Boolean(),
    certificate_of_good_standing: Type.Boolean(),
    certificate_of_good_standing_caption: Type.String(),
    acceptance_letter_caption: Type.String(),
    /** `License` by default. */
    license_alternative_caption: Type.String(),
    countyField: Type.Boolean(),
    practicing_firm: Type.Boolean(),
    /** true by default. */
    showWorkPlace: Type.Boolean(),
    referee_disclaimer: Type.Boolean(),
    referee_disclaimer_caption: Type.String(),
  }),
)
export type MinorSettings = Static<typeof MinorSettings>

export const SiteColor = Type.Object({ colorName: Type.String(), color: Type.String() })
export type SiteColor = Static<typeof SiteColor>

/** The parsed settings, as in the start data. */
export const Settings = Type.Object({
  minor_settings: MinorSettings,
  /** Titles of the installed menu links. */
  site_installed_packages: Type.Array(Type.String()),
  site_colors: Type.Array(SiteColor),
})
export type Settings = Static<typeof Settings>

/** GET admin/settings: the three as JSON strings. */
export const SettingsRecord = Type.Object({
  id: Type.String(),
  minor_settings: Type.String(),
  site_installed_packages: Type.String(),
  site_colors: Type.String(),
})
export type SettingsRecord = Static<typeof SettingsRecord>

/**
 * What is saved: the three as JSON strings, and the id of the settings that they replace. Their contents are the
 * answers of the form `forms/site-settings`, whose fields the pointers of refusals name.
 */
export const SettingsBody = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    minor_settings: Type.String({ maxLength: 20_000 }),
    site_installed_packages: Type.String({ maxLength: 5000 }),
    site_colors: Type.String({ maxLength: 5000 }),
  },
  { additionalProperties: false },
)
export type SettingsBody = Static<typeof SettingsBody>

const saving = {
  method: 'POST',
  session: 'required',
  right: 'settings',
  tag: 'Administration',
  formData: true,
  body: SettingsBody,
  bodyLimit: 64 * 1024,
  response: SettingsRecord,
  refusals: ['forbidden', 'stale'],
} as const

export const settingsCalls = {
  settings: defineCall({
    method: 'GET',
    path: 'admin/settings',
    tag: 'Organisation',
    summary: 'Settings that administrators publish, as JSON strings',
    response: SettingsRecord,
    cached: true,
  }),
  saveSettings: defineCall({
    ...saving,
    path: 'admin/settings',
    summary: 'Save the settings',
  }),
  updateSettings: defineCall({
    ...saving,
    path: 'admin/updateSettings',
    summary: 'Save the settings, by the path that other portals use',
  }),
}
