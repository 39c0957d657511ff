import type { CompositeDocument } from '../document/document.ts'
import type { Origins } from '../overlay/overlay-document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { mendName } from '../document/mend-name.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { addCaptions } from './add-captions.ts'
import { bundleBase, bundleDocuments } from './bundle-base.ts'
import type { BaseBundle } from './bundle-base.ts'
import { tenantOwnPart, themeDocument } from '../document/declaration-files.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { readTranslationPath } from '../document/translation-file.ts'
import { layOver } from './layer-overlays.ts'
import { publishedLayer } from './published-layer.ts'
import type { Composition, LayerOptions } from './layer-overlays.ts'

/** Everything that an organisation declares, composed. */
export interface ComposedTenant {
  readonly id: string
  /** tenant.json. */
  readonly tenant: JsonObject
  /** theme.json with what overlays change of it; empty when there is none. */
  readonly theme: JsonObject
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  /** For each document that a layer changed: which layer set what. Everything else comes from the base. */
  readonly origins: ReadonlyMap<DocumentId, Origins>
  /** A tenant with issues must not be served. */
  readonly issues: readonly DeclarationIssue[]
}

/** Composes one tenant. To compose many, build the base once and use `composeFromBase`. */
export function composeTenant(files: DeclarationFiles, id: string, options: LayerOptions = {}): ComposedTenant {
  return composeFromBase(bundleBase(files), id, options)
}

/**
 * Composes a tenant over a shared base. The order is: the base's documents, the sections and checklists of its variants
 * and its own, the overlays of its variants as tenant.json lists them, its own overlays, then what its administrators
 * published. Within a layer, files apply in the order of their paths. The captions in its settings are added to its
 * catalogue.
 */
export function composeFromBase(base: BaseBundle, id: string, options: LayerOptions = {}): ComposedTenant {
  const folder = `tenants/${id}/`
  const issues: DeclarationIssue[] = [...base.issues]
  const tenant = readObject(base.files, `${folder}tenant.json`, issues)
  if (tenant && ownValue(tenant, 'id') !== id) {
    issues.push({ file: `${folder}tenant.json`, pointer: '/id', message: `The id must be the folder's name, "${id}".` })
  }
  const composition: Composition = { documents: new Map(base.documents), origins: new Map(), issues }
  const variants = variantsOf(tenant)
  for (const { name } of variants) {
    addOwnDocuments(composition, base, { folder: `tenants/variants/${name}/`, layer: `variant:${name}` })
  }
  addOwnDocuments(composition, base, { folder, layer: `tenant:${id}` })
  for (const { name, index } of variants) layVariant(composition, base, { name, index, tenant: id }, options)
  layFolder(composition, base, { folder, layer: `tenant:${id}` }, options)
  layFolder(composition, base, { folder, layer: publishedLayer, overlays: 'published' }, options)
  if (tenant) addCaptions(composition, id, tenant)
  const { documents, origins } = composition
  const theme = documents.get(themeDocument)?.theme ?? {}
  return { id, tenant: tenant ?? {}, theme, documents, origins, issues }
}

function readObject(files: DeclarationFiles, file: string, issues: DeclarationIssue[]): JsonObject | undefined {
  const content = files.get(file)
  if (isJsonObject(content)) return content
  const message = content === undefined ? `The file "${file}" does not exist.` : `"${file}" must hold a JSON object.`
  issues.push({ file, pointer: '', message })
  return undefined
}

interface Layer {
  readonly folder: string
  readonly layer: string
}

interface OverlayLayer extends Layer {
  /** The folder with the overlays. */
  readonly overlays?: OverlayFolder
}

/** Adds the documents that only an organisation, or the organisations with a variant, have. */
function addOwnDocuments(composition: Composition, base: BaseBundle, { folder, layer }: Layer): void {
  const paths = base.folders.get(folder) ?? []
  const own = bundleDocuments(paths, base.files, tenantOwnPart, base.commons)
  composition.issues.push(...own.issues)
  for (const [name, document] of own.documents) {
    const file = ownFile(base.files, folder, name)
    if (composition.documents.has(name)) {
      const [[other] = []] = composition.origins.get(name)?.values() ?? []
      const owner = other === undefined ? 'base' : `${other.layer.replace(':', ' "')}"`
      const message = `"${name}" is a document of the ${owner}; change it by an overlay.`
      composition.issues.push({ file, pointer: '', message })
      continue
    }
    const reason = layer.startsWith('variant:')
      ? 'The document is that of organisations with this variant.'
      : "The document is the organisation's own."
    composition.documents.set(name, document)
    composition.origins.set(name, new Map([['', [{ layer, file, action: 'update', reason }]]]))
  }
}

/** The file that identifies a document of an organisation's or a variant's own. */
function ownFile(files: DeclarationFiles, folder: string, name: DocumentId): string {
  if (name === themeDocument) return `${folder}theme.json`
  const path = `${folder}${name}`
  const added = `${folder}${publishedLayer}/${name}/schema.json`
  if (files.has(added)) return added
  return files.has(`${path}.json`) ? `${path}.json` : `${path}/schema.json`
}

/** An organisation's variants, in the order in which they apply. */
export function variantsOf(tenant: JsonObject | undefined): { name: string; index: number }[] {
  const variants = tenant && ownValue(tenant, 'variants')
  return (isJsonArray(variants) ? variants : []).map((name, index) => ({ name: String(name), index }))
}

function layVariant(
  composition: Composition,
  base: BaseBundle,
  { name, index, tenant }: { name: string; index: number; tenant: string },
  options: LayerOptions,
): void {
  const folder = `tenants/variants/${name}/`
  if (base.folders.has(folder)) {
    layFolder(composition, base, { folder, layer: `variant:${name}` }, options)
    return
  }
  const message = `The variant "${name}" has no folder ${folder}.`
  const known = [...base.folders.keys()].flatMap((path) => /^tenants\/variants\/([^/]+)\/$/.exec(path)?.[1] ?? [])
  const mend = mendName(name, known)
  composition.issues.push({ file: `tenants/${tenant}/tenant.json`, pointer: `/variants/${index}`, message, ...mend })
}

function layFolder(
  composition: Composition,
  base: BaseBundle,
  { folder, layer, overlays }: OverlayLayer,
  options: LayerOptions,
): void {
  for (const file of overlayFilesIn(base, folder, overlays)) {
    const overlay = base.files.get(file)
    if (overlay !== undefined) layOver(composition, { layer, file, overlay }, options)
  }
}

/** Overlays that an organisation or a variant declares, and those that an organisation's administrators published. */
type OverlayFolder = 'overlays' | 'published'

/** The overlays in the folder of an organisation or a variant, in the order in which they apply. */
export function overlayFilesIn(
  { folders }: Pick<BaseBundle, 'folders'>,
  folder: string,
  overlays: OverlayFolder = 'overlays',
): readonly string[] {
  const isOverlay = (file: string) =>
    file.startsWith(`${folder}${overlays}/`) &&
    readTranslationPath(file) === undefined &&
    tenantOwnPart(file) === undefined
  return (folders.get(folder) ?? []).filter(isOverlay)
}
