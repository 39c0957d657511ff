import type { Exchange } from '../../contract/exchange.ts'
import { isUploadedPicture } from '../../engine/document/uploaded-picture.ts'
import { equalJson, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { changedSettings, settingsAnswers } from '../../engine/settings/settings-answers.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'
import { requireRight } from '../accounts/roles.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import { addPicture, missingPictures } from '../platform/brand/uploaded-pictures.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { readDrafts } from '../publishing/draft-rows.ts'
import { formTitle } from '../publishing/editable-documents.ts'
import { storeDraft } from '../publishing/save-draft.ts'
import { checkSettings, saveSettings } from '../settings/save-settings.ts'
import { refusedFiles, soundDraft } from './file-issues.ts'
import { importedPictures } from './imported-pictures.ts'
import { planExchange } from './planned-import.ts'
import type { ProjectFiles } from './read-own-files.ts'

/** Files that somebody imports into an organisation. */
export interface Import {
  readonly tenant: PublishedTenant
  readonly tenants: Pick<PublishedTenants, 'compose' | 'assets'>
  readonly session: Pick<CurrentSession, 'rights' | 'user'>
  readonly files: Pick<FileStore, 'receive' | 'open' | 'remove'>
  /** The organisation's files of this release. */
  readonly own: ProjectFiles
  readonly sent: ProjectFiles
  /** Whether nothing is stored. */
  readonly isTrial: boolean
}

/**
 * Imports an organisation's files: settings are saved as if on their page, and what the files change of documents
 * becomes drafts as if made in the editor, to be looked at and published there (ADM-07). Pictures that drafts name and
 * that are among the files are uploaded.
 *
 * @throws Refusal `invalid` with everything wrong in the files; `conflict` when a document has another draft, which
 *   would be lost; `forbidden` when the settings differ and the caller may not change them
 */
export async function importOrganisation(tx: TenantTransaction, asked: Import, now: Date): Promise<Exchange> {
  const { tenant, tenants, session, isTrial } = asked
  const latest = await readLatest(tx)
  const layer = overlayTable(latest)
  const plan = planExchange(tenant, asked, layer)
  const checked = plan.drafts.map((draft) => ({ ...draft, ...soundDraft({ tenant, tenants, layer }, draft) }))
  const issues = [...plan.issues, ...checked.flatMap(({ issues: found }) => found)]
  if (issues.length > 0) throw refusedFiles(issues)
  const taken = []
  for (const draft of checked) taken.push(await importedPictures(tx, asked, draft, now))
  const unfit = taken.flatMap(({ issues: found }) => found)
  if (unfit.length > 0) throw refusedFiles(unfit)
  const pictures = taken.flatMap((one) => one.pictures)
  const drafts = await readDrafts(tx)
  const wanted = checked.filter(({ document, actions }) => {
    const draft = drafts.find((one) => one.document === document)
    if (draft === undefined) return true
    if (equalJson(draft.actions, [...actions])) return false
    const params = { form: formTitle(tenant, document) }
    throw new Refusal('conflict', { message: { key: 'server.exchange.other-draft', params } })
  })
  const settings = plan.settings && (await takeSettings(tx, asked, plan.settings, now))
  for (const { document, actions } of isTrial ? [] : wanted) {
    const sent = { document, revision: 0, publication: latest?.sequence ?? 0, actions }
    await storeDraft(tx, { tenant, actorId: session.user.id }, sent, now)
  }
  for (const picture of isTrial ? [] : pictures) await addPicture(tx, picture, { actorId: session.user.id, now })
  const known = new Set(pictures.map(({ path }) => path))
  return {
    drafts: wanted.map(({ document, actions }) => ({
      document,
      title: formTitle(tenant, document),
      changes: actions.length,
    })),
    settings: settings ?? [],
    elsewhere: await withoutPictures(tx, plan.elsewhere, known),
  }
}

/** Files that only a release brings: no picture that is uploaded here, or is by this import. */
async function withoutPictures(
  tx: TenantTransaction,
  files: readonly string[],
  taken: ReadonlySet<string>,
): Promise<string[]> {
  const folder = `tenants/${tx.tenant}/`
  const paths = files.map((file) => file.slice(folder.length)).filter((path) => isUploadedPicture(path))
  const missing = new Set(await missingPictures(tx, paths))
  const isHere = (path: string) => isUploadedPicture(path) && (taken.has(path) || !missing.has(path))
  return files.filter((file) => !isHere(file.slice(folder.length)))
}

/** Saves settings unless it is a trial. Returns what those are called that change. */
async function takeSettings(
  tx: TenantTransaction,
  { tenant, session, isTrial }: Import,
  parts: SettingsParts,
  now: Date,
): Promise<string[]> {
  const before = await readSettings(tx, tenant)
  const stored = settingsAnswers(before.settings)
  const changed = changedSettings(stored, checkSettings(tenant, stored, parts, now))
  if (changed.length === 0) return []
  requireRight(session, 'settings')
  if (!isTrial) {
    const sent = {
      id: before.id,
      minor_settings: JSON.stringify(parts.minor_settings),
      site_installed_packages: JSON.stringify(parts.site_installed_packages),
      site_colors: JSON.stringify(parts.site_colors),
    }
    await saveSettings(tx, { tenant, sent, actorId: session.user.id }, now)
  }
  const properties = formOf(tenant, 'forms/site-settings').document.schema?.['properties']
  return changed.map((name) => titleOf(properties, name))
}

function titleOf(properties: unknown, name: string): string {
  const fields: JsonObject = isJsonObject(properties) ? properties : {}
  const field = ownValue(fields, name)
  return String((isJsonObject(field) ? ownValue(field, 'title') : undefined) ?? name)
}
