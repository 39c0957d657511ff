import { tenantOwnPart } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { AddedSection } from './added-section.ts'
import type { BaseBundle } from './bundle-base.ts'
import { divideOverlay } from './published-translations.ts'

/** The name of the layer with what an organisation's administrators published. */
export const publishedLayer = 'published'

/** What an organisation's administrators published: for each document that they changed, its overlay. */
export type PublishedOverlays = ReadonlyMap<DocumentId, JsonValue>

/** The overlay of a document with these actions. */
export const publishedOverlay = (id: DocumentId, actions: readonly JsonObject[]): JsonObject => ({
  overlay: '1.1.0',
  info: { title: id, version: '1' },
  extends: id,
  actions,
})

/** The path at which an organisation's published overlay of a document is composed and checked. */
export const publishedFile = (tenant: string, id: DocumentId): string =>
  `tenants/${tenant}/${publishedLayer}/${id}.json`

/** The document that a path's published overlay, or published translations, belong to; undefined for any other path. */
export function publishedDocument(tenant: string, path: string): DocumentId | undefined {
  const folder = `tenants/${tenant}/${publishedLayer}/`
  if (!path.startsWith(folder)) return undefined
  const place = path.slice(folder.length)
  const tab = /^added\/[^/]+\/([^/]+)\.json$/.exec(place)?.[1]
  if (tab !== undefined) return `sections/${tab}`
  return tenantOwnPart(path)?.document ?? place.replace(/(?:\.[a-z]{2,3})?\.json$/, '')
}

/**
 * The path of the overlay by which a page gets a tab with an added section. Such overlays come before those of other
 * documents, by which administrators may change the tab.
 */
const tabFile = (tenant: string, { page, section }: { readonly page: DocumentId; readonly section: DocumentId }) =>
  publishedFile(tenant, `added/${nameOf(page)}/${nameOf(section)}`)

const nameOf = (id: DocumentId): string => id.slice(id.indexOf('/') + 1)

/** The base with an organisation's published overlays in place of any others. It shares the base's documents. */
export function withPublished(base: BaseBundle, tenant: string, overlays: PublishedOverlays): BaseBundle {
  const folder = `tenants/${tenant}/`
  const isPublished = (path: string) => publishedDocument(tenant, path) !== undefined
  const published = [...overlays].flatMap(([id, overlay]) => filesOf(base, { tenant, id }, overlay))
  const others = (base.folders.get(folder) ?? []).filter((path) => !isPublished(path))
  const paths = [...others, ...published.map(([path]) => path)].toSorted()
  return {
    ...base,
    files: new Map([...[...base.files].filter(([path]) => !isPublished(path)), ...published]),
    folders: new Map([...base.folders, [folder, paths]]),
  }
}

interface PublishedPlace {
  readonly tenant: string
  readonly id: DocumentId
}

type WrittenFile = readonly [path: string, content: JsonValue]

/**
 * The file of an overlay, unless it only translates, and a file beside it for each language; and of a section that it
 * adds, its parts and its tabs. Where a release declares a document with that name, the section is not added, and its
 * action is left in the overlay, which conflicts with what is there.
 */
function filesOf(base: BaseBundle, { tenant, id }: PublishedPlace, published: JsonValue): readonly WrittenFile[] {
  const { overlay, translations, added } = divideOverlay(published)
  const path = publishedFile(tenant, id)
  const isTaken = added !== undefined && isDeclared(base, tenant, id)
  const changing = isTaken ? published : overlay
  return [
    ...(changing === undefined ? [] : [[path, changing] as const]),
    ...[...translations].map(([language, file]) => [path.replace(/json$/, `${language}.json`), file] as const),
    ...(added === undefined || isTaken ? [] : sectionFiles({ tenant, id }, added)),
  ]
}

function sectionFiles({ tenant, id }: PublishedPlace, { parts, tabs }: AddedSection): readonly WrittenFile[] {
  return [
    ...Object.entries(parts).map(
      ([part, content = null]) => [publishedFile(tenant, `${id}/${part}`), content] as const,
    ),
    ...tabs.map(
      ({ page, action }) => [tabFile(tenant, { page, section: id }), publishedOverlay(page, [action])] as const,
    ),
  ]
}

/** Whether the base, a variant of an organisation or the organisation itself declares a document. */
export function isDeclared({ documents, files, folders }: BaseBundle, tenant: string, id: DocumentId): boolean {
  const own = files.get(`tenants/${tenant}/tenant.json`)
  const named = isJsonObject(own) ? ownValue(own, 'variants') : undefined
  const variants = (isJsonArray(named) ? named : []).map((name) => `tenants/variants/${String(name)}/`)
  return (
    documents.has(id) ||
    [`tenants/${tenant}/`, ...variants].some((folder) =>
      folders.get(folder)?.some((path) => path.startsWith(`${folder}${id}/`)),
    )
  )
}
