import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { addedSection, addedTranslations, isAdding } from '../../engine/compose/added-section.ts'
import type { AddedTab } from '../../engine/compose/added-section.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import { divideOverlay, isTranslating } from '../../engine/compose/published-translations.ts'
import type { DeclarationFiles } from '../../engine/document/declaration-files.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { readTranslationPath } from '../../engine/document/translation-file.ts'
import { formattedJson } from '../../engine/json/formatted-json.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import { parseSources } from '../platform/declarations/parse-sources.ts'
import { jsonTexts } from './read-own-files.ts'
import type { ProjectFiles } from './read-own-files.ts'

/** What is published of an organisation. */
export interface PublishedLayer {
  readonly tenant: string
  readonly overlays: OverlayTable
  /** What a document is called, for the overlay that changes it. */
  readonly titleOf: (id: DocumentId) => string
}

/**
 * An organisation's files with what is published in them: actions after those of the overlay of their document, or in
 * an overlay of their own, and translations beside it. Other files stay as they are.
 */
export function withPublishedFiles(own: ProjectFiles, { tenant, overlays, titleOf }: PublishedLayer): ProjectFiles {
  const written = new Map(own)
  const texts = jsonTexts(own)
  const { files } = parseSources(texts)
  const encode = (path: string, text: string) => written.set(path, Buffer.from(text))
  const { files: sections, changes } = dividedLayer(tenant, overlays)
  for (const [path, content] of sections) encode(path, `${formattedJson(content)}\n`)
  for (const [id, published] of changes) {
    const found = ownOverlay(files, tenant, id)
    const path = found ?? `tenants/${tenant}/overlays/${id}.json`
    const { overlay, translations } = divideOverlay(published)
    const actions = actionsOf(overlay)
    if (found !== undefined) encode(path, withActions(texts.get(found) ?? '', actions))
    else if (actions.length > 0) encode(path, newOverlay({ id, title: titleOf(id) }, actions))
    for (const [language, entries] of translations) {
      const beside = path.replace(/json$/, `${language}.json`)
      const before = files.get(beside)
      encode(beside, `${formattedJson({ ...(isJsonObject(before) ? before : {}), ...entries })}\n`)
    }
  }
  return written
}

/**
 * A published layer as the files of the sections that were added, and what is changed besides: a tab with a section is
 * a change of its page, before others of that.
 */
function dividedLayer(tenant: string, overlays: OverlayTable) {
  const files: (readonly [path: string, content: JsonValue])[] = []
  const tabs: AddedTab[] = []
  for (const [id, published] of Object.entries(overlays)) {
    const adding = allActions(published).find(isAdding)
    if (adding === undefined) continue
    const section = addedSection(adding)
    tabs.push(...section.tabs)
    const parts = { ...section.parts, ...addedTranslations(adding) }
    files.push(
      ...Object.entries(parts).map(([name, part = null]) => [`tenants/${tenant}/${id}/${name}.json`, part] as const),
    )
  }
  const ids = [...new Set([...Object.keys(overlays), ...tabs.map(({ page }) => page)])]
  const changes = ids.flatMap((id) => {
    const leading = tabs.flatMap(({ page, action }) => (page === id ? [action] : []))
    const own = allActions(overlays[id]).filter((action) => !isAdding(action))
    const actions = [...leading, ...own]
    return actions.length === 0 ? [] : [[id, publishedOverlay(id, actions)] as const]
  })
  return { files, changes }
}

function allActions(overlay: JsonValue | undefined): readonly JsonObject[] {
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  return (isJsonArray(actions) ? actions : []).filter(isJsonObject)
}

/** An organisation's overlay of a document: of several, the one that applies last. */
const ownOverlay = (files: DeclarationFiles, tenant: string, id: DocumentId): string | undefined =>
  [...files.keys()]
    .filter((path) => path.startsWith(`tenants/${tenant}/overlays/`) && readTranslationPath(path) === undefined)
    .toSorted()
    .findLast((path) => {
      const overlay = files.get(path)
      return isJsonObject(overlay) && ownValue(overlay, 'extends') === id
    })

function actionsOf(overlay: JsonValue | undefined): readonly JsonObject[] {
  return allActions(overlay)
    .filter((action) => !isTranslating(action))
    .map(inOrder)
}

/** An action as authors write it; the database keeps its members in an order of its own. */
function inOrder({ target = null, description = null, ...change }: JsonObject): JsonObject {
  const guards = Object.entries(change).toSorted(([one], [other]) => Number(isGuard(one)) - Number(isGuard(other)))
  return { target, description, ...Object.fromEntries(guards) }
}

const isGuard = (name: string): boolean => name.startsWith('x-')

const newOverlay = (of: { readonly id: DocumentId; readonly title: string }, actions: readonly JsonObject[]): string =>
  `${formattedJson({ overlay: '1.1.0', info: { title: of.title, version: '1.0.0' }, extends: of.id, actions })}\n`

/** The text of an overlay, which has actions, with more at their end. */
function withActions(text: string, actions: readonly JsonObject[]): string {
  const root = parseTree(text)
  const last = root && findNodeAtLocation(root, ['actions'])?.children?.at(-1)
  if (last === undefined) throw new Error('The overlay has no actions.')
  const end = last.offset + last.length
  const added = actions.map((action) => `,\n    ${formattedJson(action, { depth: 2, before: 4, after: 0 })}`).join('')
  return `${text.slice(0, end)}${added}${text.slice(end)}`
}
