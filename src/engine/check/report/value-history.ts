import { bundleBase } from '../../compose/bundle-base.ts'
import { composeTenant, overlayFilesIn, variantsOf } from '../../compose/compose-tenant.ts'
import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { equalJson, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { formatPointer, getAt, parsePointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { NodeOrigin } from '../../overlay/overlay-document.ts'
import { followSame } from './follow-same.ts'
import { locate } from './locate.ts'

/** What one layer makes of a value. */
export interface LayerValue {
  /** `base`, `variant:<name>`, or `tenant:<id>`. */
  readonly layer: string
  /** The file, and where in it the value is declared. */
  readonly file: string
  readonly pointer: JsonPointer
  /** The actions of the file that set it or a part of it; none in the layer that declares the document. */
  readonly actions: readonly Pick<NodeOrigin, 'action' | 'reason'>[]
  /** The value after this layer; undefined when it has none, for example because an action removed it. */
  readonly value: JsonValue | undefined
}

/**
 * How a value of an organisation's document came about: the layer that declares the document, then every overlay that
 * changes the value, in the order in which they apply.
 * @param pointer into the composed document; a value that an overlay removed is found by where it was
 * @throws Error when the organisation has no such document
 */
export function valueHistory(
  files: DeclarationFiles,
  tenant: string,
  id: DocumentId,
  pointer: JsonPointer,
): readonly LayerValue[] {
  const overlays = overlaysOf(files, tenant, id)
  const steps = [...overlays.keys(), overlays.length].map((count) => {
    const later = new Set(overlays.slice(count))
    return composeTenant(new Map([...files].filter(([path]) => !later.has(path))), tenant)
  })
  const documents = steps.map((step) => documentOf(step, id))
  const known = documents.findLast((document) => getAt(document, pointer) !== undefined) ?? {}
  const values = documents.map((document) => valueIn(document, known, pointer))
  return steps.flatMap((composed, i) => {
    const at = values[i]?.at ?? pointer
    const value = values[i]?.value
    if (i === 0) return [{ ...declaredAt(composed, id, at, files), actions: [], value }]
    if (equalJson(values[i - 1]?.value, value)) return []
    const file = overlays[i - 1] ?? ''
    const place = value === undefined ? { file, pointer: '' } : locateIn(composed, id, at, files)
    return [{ layer: layerOf(file), ...place, file, actions: actionsAt(composed, id, at, file), value }]
  })
}

/** The overlays of a document, in the order in which they apply to an organisation. */
function overlaysOf(files: DeclarationFiles, tenant: string, id: DocumentId): readonly string[] {
  const base = bundleBase(files)
  const declaration = files.get(`tenants/${tenant}/tenant.json`)
  const variants = variantsOf(isJsonObject(declaration) ? declaration : undefined)
  const folders = [...variants.map(({ name }) => `tenants/variants/${name}/`), `tenants/${tenant}/`]
  return folders
    .flatMap((folder) => overlayFilesIn(base, folder))
    .filter((path) => {
      const overlay = files.get(path)
      return isJsonObject(overlay) && ownValue(overlay, 'extends') === id
    })
}

function documentOf({ documents, id: tenant }: ComposedTenant, id: DocumentId): JsonObject {
  const document = documents.get(id)
  if (document === undefined) throw new Error(`${tenant} has no document "${id}".`)
  return Object.fromEntries(Object.entries(document))
}

/** A value of one layer's document, where list items are found by id or value. */
function valueIn(
  document: JsonObject,
  known: JsonObject,
  pointer: JsonPointer,
): { readonly at: JsonPointer; readonly value: JsonValue | undefined } {
  const segments = parsePointer(pointer)
  const followed = document === known ? segments : followSame(document, known, segments)
  const at = formatPointer(followed)
  return { at, value: followed.length < segments.length ? undefined : getAt(document, at) }
}

function locateIn(composed: ComposedTenant, id: DocumentId, pointer: JsonPointer, files: DeclarationFiles) {
  const document = composed.documents.get(id) ?? {}
  return locate({ id, document, origins: composed.origins.get(id), files }, pointer)
}

/** The place of a value in the layer that declares the document: the base, or the organisation for its own. */
function declaredAt(composed: ComposedTenant, id: DocumentId, pointer: JsonPointer, files: DeclarationFiles) {
  const place = locateIn(composed, id, pointer, files)
  return { layer: layerOf(place.file), ...place }
}

function layerOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/')
  if (!file.startsWith('tenants/')) return 'base'
  return folder === 'variants' ? `variant:${name}` : `tenant:${folder}`
}

/** The actions of a file that touched a value, a part of it or what contains it. */
function actionsAt(
  composed: ComposedTenant,
  id: DocumentId,
  pointer: JsonPointer,
  file: string,
): LayerValue['actions'] {
  const around = (at: string) => at === pointer || at.startsWith(`${pointer}/`) || pointer.startsWith(`${at}/`)
  const events = [...(composed.origins.get(id) ?? [])].flatMap(([at, origins]) => (around(at) ? origins : []))
  const own = events.filter((origin) => origin.file === file)
  const distinct = new Map(own.map(({ action, reason }) => [`${action} ${reason}`, { action, reason }]))
  return [...distinct.values()]
}
