import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import { themeDocument } from '../document/declaration-files.ts'
import type { BaseBundle } from './bundle-base.ts'
import { overlayFilesIn, variantsOf } from './compose-tenant.ts'
import { layOver } from './layer-overlays.ts'
import type { Composition } from './layer-overlays.ts'
import { publishedFile, publishedLayer } from './published-layer.ts'

/**
 * An organisation's theme alone, as `composeFromBase` composes it: a server needs the themes of all organisations at
 * its start, and their other documents later. Empty without a theme.json; a published overlay that does not fit is left
 * out.
 */
export function composeTheme(base: Pick<BaseBundle, 'files' | 'folders'>, id: string): JsonObject {
  const folder = `tenants/${id}/`
  const { files } = base
  const [tenant, theme] = ['tenant', 'theme'].map((name) => files.get(`${folder}${name}.json`))
  const declared: JsonValue = { theme: theme ?? null }
  if (!isComposedDocument(declared)) return {}
  const variants = variantsOf(isJsonObject(tenant) ? tenant : undefined).map(({ name }) => `tenants/variants/${name}/`)
  const overlays = [...variants, folder].flatMap((path) => overlayFilesIn(base, path))
  const composition: Composition = { documents: new Map([[themeDocument, declared]]), origins: new Map(), issues: [] }
  for (const file of overlays) lay(composition, file, files.get(file))
  const below = composition.documents.get(themeDocument)
  const before = composition.issues.length
  const published = publishedFile(id, themeDocument)
  lay(composition, published, files.get(published))
  const composed = composition.issues.length > before ? below : composition.documents.get(themeDocument)
  return composed?.theme ?? {}
}

function lay(composition: Composition, file: string, overlay: JsonValue | undefined): void {
  if (!isJsonObject(overlay) || ownValue(overlay, 'extends') !== themeDocument) return
  layOver(composition, { layer: publishedLayer, file, overlay }, {})
}
