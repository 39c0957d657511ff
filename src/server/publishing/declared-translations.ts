import type { EditedForm } from '../../contract/edited-form.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { ComposedPublication } from '../../engine/compose/compose-published.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { translationsFor } from '../../engine/translate/translations.ts'
import { declaredLanguage } from '../../engine/translate/translate-document.ts'
import type { Translation } from '../../engine/translate/translations.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** The languages that an organisation offers besides the one in which documents are declared. */
export const otherLanguages = ({ declaration }: Pick<PublishedTenant, 'declaration'>): readonly string[] =>
  declaration.languages.filter((language) => language !== declaredLanguage)

/** What the layers below the published one translate of a document. */
export const declaredTranslations = (
  tenant: PublishedTenant,
  { files }: Pick<ComposedPublication, 'files'>,
  id: DocumentId,
): EditedForm['translations'] =>
  otherLanguages(tenant).map((language) => {
    const layers = translationsFor(files, asDeclared(files, tenant.id), language).get(id) ?? []
    return { language, layers: layers.map((layer) => Object.fromEntries([...layer].map(written))) }
  })

const written = ([key, { of, text }]: readonly [string, Translation]): [string, JsonObject] => [key, { of, text }]

/** The organisation's tenant.json, which names its variants. */
function asDeclared(files: ComposedPublication['files'], id: string): JsonObject {
  const declared = files.get(`tenants/${id}/tenant.json`)
  return isJsonObject(declared) ? declared : { id }
}
