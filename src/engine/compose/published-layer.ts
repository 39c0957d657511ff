import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
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
  return path.startsWith(folder) ? path.slice(folder.length).replace(/(?:\.[a-z]{2,3})?\.json$/, '') : undefined
}

/** The base with an organisation's published overlays in place of any others. It shares the base's documents. */
export function withPublished(base: BaseBundle, tenant: string, overlays: PublishedOverlays): BaseBundle {
  const folder = `tenants/${tenant}/`
  const isPublished = (path: string) => publishedDocument(tenant, path) !== undefined
  const published = [...overlays].flatMap(([id, overlay]) => filesOf(publishedFile(tenant, id), overlay))
  const others = (base.folders.get(folder) ?? []).filter((path) => !isPublished(path))
  const paths = [...others, ...published.map(([path]) => path)].toSorted()
  return {
    ...base,
    files: new Map([...[...base.files].filter(([path]) => !isPublished(path)), ...published]),
    folders: new Map([...base.folders, [folder, paths]]),
  }
}

/** The file of an overlay, unless it only translates, and a file beside it for each language. */
function filesOf(path: string, published: JsonValue): readonly (readonly [path: string, content: JsonValue])[] {
  const { overlay, translations } = divideOverlay(published)
  return [
    ...(overlay === undefined ? [] : [[path, overlay] as const]),
    ...[...translations].map(([language, file]) => [path.replace(/json$/, `${language}.json`), file] as const),
  ]
}
