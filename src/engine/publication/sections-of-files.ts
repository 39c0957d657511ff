import { addingAction, sectionParts } from '../compose/added-section.ts'
import type { AddedTab } from '../compose/added-section.ts'
import { translationsPart } from '../document/composite-shape.ts'
import { tenantOwnPart } from '../document/declaration-files.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import { readTranslationPath } from '../document/translation-file.ts'
import { callsOfSection, mayBeSectionId, tabPages } from '../editing/new-section.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { findUnusable } from '../overlay/unusable-value.ts'
import type { AddedActions } from './layer-of-files.ts'

/** A section of administrators as a folder of files, and what of an organisation's files it is made of. */
interface SectionFolder {
  readonly id: DocumentId
  readonly folder: string
  /** With its translations. */
  readonly parts: JsonObject
}

/** The files of sections that administrators could have made, and the layer with them. */
export interface LayerWithSections {
  readonly added: ReadonlyMap<DocumentId, AddedActions>
  /** Folders that are part of the layer. */
  readonly folders: readonly string[]
}

/**
 * The layer of files with the sections that lie in folders of their own, which no release has. Each is added by an
 * action before those of its overlay, and has the tabs that lead to it; these are no longer changes of their page. A
 * section with other calls than those of administrators, or with buttons that make other ones, is for a release.
 *
 * @param added what overlays and translations have, as `layerOfFiles` reads it
 */
export function withSections(
  added: ReadonlyMap<DocumentId, AddedActions>,
  { own, sent, tenant }: { readonly own: DeclarationFiles; readonly sent: DeclarationFiles; readonly tenant: string },
): LayerWithSections {
  const sections = foldersIn(sent, tenant).filter(
    ({ folder, id, parts }) => ![...own.keys()].some((path) => path.startsWith(folder)) && mayBeTheirs(id, parts),
  )
  const layer = new Map(added)
  for (const { id, folder, parts } of sections) {
    const tabs: AddedTab[] = []
    for (const page of tabPages.both) {
      const changes = layer.get(page)
      const leading = changes?.actions.filter((action) => isTabOf(id, action)) ?? []
      if (changes === undefined || leading.length === 0) continue
      tabs.push(...leading.map((action) => ({ page, action })))
      layer.set(page, { ...changes, actions: changes.actions.filter((action) => !leading.includes(action)) })
    }
    const { actions = [] } = layer.get(id) ?? {}
    const adding = addingAction({ parts, tabs }, `From the folder ${folder}.`)
    layer.set(id, { file: `${folder}schema.json`, actions: [adding, ...actions] })
  }
  return { added: layer, folders: sections.map(({ folder }) => folder) }
}

/** An action that adds one tab, with this document. */
function isTabOf(id: DocumentId, { target = null, update = null }: JsonObject): boolean {
  const [tab, ...others] = isJsonArray(update) ? update : []
  return target === '$.page.tabs' && others.length === 0 && isJsonObject(tab) && ownValue(tab, 'document') === id
}

interface ReadFolder {
  readonly id: DocumentId
  readonly parts: Record<string, JsonValue>
  readonly translations: Record<string, JsonValue>
}

/** An organisation's own sections, each with its files. */
function foldersIn(files: DeclarationFiles, tenant: string): readonly SectionFolder[] {
  const folders = new Map<string, ReadFolder>()
  for (const [path, content] of files) {
    const translation = readTranslationPath(path)
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const place = tenantOwnPart(translation === undefined ? path : `${folder}schema.json`)
    if (!folder.startsWith(`tenants/${tenant}/sections/`) || place === undefined) continue
    const found = folders.get(folder) ?? { id: place.document, parts: {}, translations: {} }
    folders.set(folder, found)
    if (translation === undefined) found.parts[place.part] = content
    else found.translations[translation.language] = content
  }
  return [...folders].map(([folder, { id, parts, translations }]) => ({
    folder,
    id,
    parts: { ...parts, [translationsPart]: translations },
  }))
}

const ownActions: ReadonlySet<JsonValue> = new Set(['add', 'edit', 'remove'])
const ownKinds = new Map([
  ['collection', 'many'],
  ['record', 'one'],
] as const)

/** Whether administrators could have made a section: it makes its own calls, by buttons that they may add. */
function mayBeTheirs(id: DocumentId, parts: JsonObject): boolean {
  const page = ownValue(parts, 'page')
  const names = Object.keys(parts).filter((name) => name !== translationsPart)
  const isWhole = names.length === sectionParts.length && sectionParts.every((name) => names.includes(name))
  if (!isJsonObject(page) || !isWhole || !mayBeSectionId(id) || findUnusable(parts) !== undefined) return false
  const entries = [...ownKinds].find(([kind]) => ownValue(page, 'kind') === kind)?.[1]
  const actions = ownValue(page, 'actions') ?? []
  return (
    entries !== undefined &&
    equalJson(ownValue(page, 'calls') ?? null, callsOfSection(id, entries)) &&
    ownValue(page, 'otherCalls') === undefined &&
    isJsonArray(actions) &&
    actions.every((one) => isJsonObject(one) && ownActions.has(ownValue(one, 'kind') ?? null) && !hasCall(one))
  )
}

const hasCall = (action: JsonObject): boolean => ownValue(action, 'call') !== undefined
