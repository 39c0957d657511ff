import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import { divideOverlay } from '../../engine/compose/published-translations.ts'
import type { DeclarationFiles } from '../../engine/document/declaration-files.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { asJson } from '../../engine/json/as-json.ts'
import { equalJson, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { layerOfFiles } from '../../engine/publication/layer-of-files.ts'
import { withSections } from '../../engine/publication/sections-of-files.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'
import { parseSources } from '../platform/declarations/parse-sources.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { publishedActions } from '../publishing/editable-documents.ts'
import { readSettingsFile } from '../settings/settings-file.ts'
import { jsonTexts } from './read-own-files.ts'
import type { ProjectFiles } from './read-own-files.ts'

/** What is wrong with a file, in words of the check, which are English. */
export interface FileIssue {
  readonly file: string
  readonly line?: number
  readonly issue: string
}

/** What an organisation's files differ in from what is in force. */
export interface PlannedImport {
  /** The actions of each document that differs, none where everything published of it is taken back. */
  readonly drafts: readonly {
    readonly document: DocumentId
    readonly file: string
    readonly actions: readonly JsonObject[]
  }[]
  /** Undefined when the files have no tenant.json. */
  readonly settings: SettingsParts | undefined
  readonly elsewhere: readonly string[]
  readonly issues: readonly FileIssue[]
}

/**
 * Compares files with those of this release and what is published. Without a file in `overlays/` that the organisation
 * has, everything of it is missing, so an import needs the whole folder.
 */
export function planExchange(
  tenant: PublishedTenant,
  { own, sent }: { readonly own: ProjectFiles; readonly sent: ProjectFiles },
  published: OverlayTable,
): PlannedImport {
  const folder = `tenants/${tenant.id}/`
  const foreign = [...sent.keys()].filter((path) => !path.startsWith(folder))
  const texts = jsonTexts(sent)
  const { files, issues: unread } = parseSources(texts)
  const declared = parseSources(jsonTexts(own)).files
  const { added: changed, issues } = layerOfFiles(declared, files, tenant.id)
  const { added, folders } = withSections(changed, { own: declared, sent: files, tenant: tenant.id })
  const settings = texts.get(`${folder}tenant.json`)
  const read = settings === undefined || unread.length > 0 ? undefined : readSettingsFile(tenant, settings)
  const documents = [...new Set([...added.keys(), ...Object.keys(published)])].toSorted()
  return {
    drafts: documents.flatMap((document) => {
      const { file = `${folder}overlays/${document}.json`, actions = [] } = added.get(document) ?? {}
      return sameChanges(document, actions, publishedActions(published, document)) ? [] : [{ document, file, actions }]
    }),
    settings: read !== undefined && 'settings' in read ? read.settings : undefined,
    elsewhere: [...sent].filter(([path, content]) => !isTaken(path) && !isSame(path, content)).map(([path]) => path),
    issues: [
      ...foreign.map((file) => ({ file, issue: `It is not in ${folder}.` })),
      ...unread.map(({ file, line, message, mend }) => ({
        file,
        issue: sentence(message, mend),
        ...(line && { line }),
      })),
      ...issues.map(({ file, pointer, message, mend }) => ({ file, issue: sentence(`${pointer} ${message}`, mend) })),
      ...(read !== undefined && 'problem' in read ? [{ file: `${folder}tenant.json`, issue: read.problem }] : []),
    ],
  }

  function isTaken(path: string): boolean {
    return (
      !path.startsWith(folder) ||
      path.startsWith(`${folder}overlays/`) ||
      folders.some((section) => path.startsWith(section))
    )
  }

  function isSame(path: string, content: Uint8Array): boolean {
    if (path.endsWith('.json')) return equalJson(besidesSettings(declared, path), besidesSettings(files, path))
    return Buffer.from(content).equals(own.get(path) ?? Buffer.from([0]))
  }
}

const sentence = (message: string, mend: string | undefined): string =>
  (mend === undefined ? message : `${message} ${mend}`).trim()

/** What a declaration has that administrators do not set. */
function besidesSettings(files: DeclarationFiles, path: string): JsonValue {
  const content = files.get(path) ?? null
  if (!path.endsWith('/tenant.json') || !isJsonObject(content)) return content
  const { settings: _settings, ...others } = content
  return others
}

/** Whether actions change the same, whichever actions translate. */
function sameChanges(id: DocumentId, some: readonly JsonObject[], others: readonly JsonObject[]): boolean {
  const [one, other] = [some, others].map((actions) => {
    const { overlay = null, translations, added = null } = divideOverlay(publishedOverlay(id, actions))
    const changes = { overlay, translations: Object.fromEntries(translations), added }
    return actions.length === 0 ? null : asJson(changes)
  })
  return equalJson(one ?? null, other ?? null)
}
