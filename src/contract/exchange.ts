import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { StoredFile } from './file.ts'
import { SettingsRecord } from './settings.ts'

/** What importing an organisation's files does. */
export const Exchange = Type.Object({
  /** Documents whose draft it writes, and how many changes the draft has; 0 takes everything back. */
  drafts: Type.Array(
    Type.Object({ document: Type.String(), title: Type.String(), changes: Type.Integer({ minimum: 0 }) }),
  ),
  /** What the settings are called that it changes. */
  settings: Type.Array(Type.String()),
  /** Files that differ from those of this release, by path. Only a release brings them, so they stay. */
  elsewhere: Type.Array(Type.String()),
})
export type Exchange = Static<typeof Exchange>

const closed = { additionalProperties: false } as const
const common = { session: 'required', tag: 'Administration' } as const
const zip = {
  ...common,
  right: 'forms',
  method: 'POST',
  files: true,
  response: Exchange,
  refusals: ['forbidden', 'bad-request', 'storage-full', 'profile-full', 'conflict'],
} as const

/** An organisation as the files of its folder `tenants/<organisation>/`, which can be reviewed like code (ADM-07). */
export const exchangeCalls = {
  exportOrganisation: defineCall({
    ...common,
    right: 'forms',
    method: 'GET',
    path: 'admin/organisation/files',
    summary: 'All files of the organisation with its settings and what was published, as a zip file',
    response: Type.Unknown(),
    media: 'application/zip',
    refusals: ['forbidden', 'conflict'],
  }),
  checkOrganisation: defineCall({
    ...zip,
    path: 'admin/organisation/files/check',
    summary: 'What importing a zip file of the organisation would do; nothing is stored',
    body: Type.Object({ file: StoredFile }, closed),
  }),
  importOrganisation: defineCall({
    ...zip,
    path: 'admin/organisation/files',
    summary: 'Save the settings of a zip file of the organisation, and what it changes of documents as drafts',
    body: Type.Object({ file: StoredFile }, closed),
  }),
  exportSettings: defineCall({
    ...common,
    right: 'settings',
    method: 'GET',
    path: 'admin/settings/file',
    summary: 'The tenant.json of the organisation, with the settings in force',
    response: Type.Unknown(),
    media: 'application/json',
    refusals: ['forbidden'],
  }),
  readSettingsFile: defineCall({
    ...common,
    right: 'settings',
    method: 'POST',
    path: 'admin/settings/file',
    summary: 'The settings in the text of a tenant.json, checked as settings are; nothing is stored',
    body: Type.Object({ content: Type.String({ maxLength: 200_000 }) }, closed),
    bodyLimit: 500_000,
    response: SettingsRecord,
    refusals: ['forbidden'],
  }),
}
