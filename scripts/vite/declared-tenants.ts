import { fileURLToPath } from 'node:url'
import { browserDocument } from '../../src/engine/compose/browser-document.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import { evaluate } from '../../src/engine/condition/evaluate.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { viewedCollection } from '../../src/engine/page/viewed-collection.ts'
import { translateDocument } from '../../src/engine/translate/translate-document.ts'
import { translationsFor } from '../../src/engine/translate/translations.ts'
import { listTenants } from '../../src/server/platform/declarations/list-tenants.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A shipped tenant as browsers see it, in each of its languages; the examples are kept. */
export interface DeclaredTenant {
  readonly id: string
  readonly tenant: JsonObject
  readonly theme: JsonObject
  readonly settings: JsonObject
  readonly languages: readonly string[]
  /** By language, then by document id. */
  readonly documents: ReadonlyMap<string, ReadonlyMap<DocumentId, CompositeDocument>>
}

/** Reads and composes everything declared; throws on an issue, because a broken declaration cannot be shown. */
export async function declaredTenants(): Promise<readonly DeclaredTenant[]> {
  const files = await readDeclarations(root)
  return listTenants(files).map((id) => {
    const composed = composeTenant(files, id)
    if (composed.issues.length > 0) {
      throw new Error(composed.issues.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`).join('\n'))
    }
    const settings = objectAt(objectAt(composed.tenant, 'settings'), 'minor_settings')
    const languages = languagesOf(composed.tenant)
    const shown = new Map([...composed.documents].map(([name, document]) => [name, shownDocument(document, settings)]))
    const documents = languages.map((language) => {
      const translations = translationsFor(files, composed.tenant, language)
      const translated = [...shown].map(
        ([name, document]) => [name, translateDocument(document, translations.get(name), language)] as const,
      )
      return [language, withViews(new Map(translated))] as const
    })
    return { id, tenant: composed.tenant, theme: composed.theme, settings, languages, documents: new Map(documents) }
  })
}

function shownDocument(document: CompositeDocument, settings: JsonObject): CompositeDocument {
  const { examples, samples } = document
  return { ...browserDocument(document, settings), ...(examples && { examples }), ...(samples && { samples }) }
}

/** A view as it is shown: its section, with the view's page and only those of the section's examples that it shows. */
function withViews(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReadonlyMap<DocumentId, CompositeDocument> {
  const shown = [...documents].map(([id, document]) => {
    if (document.page?.kind !== 'view') return [id, document] as const
    const section = documents.get(document.page.section) ?? {}
    const { where } = document.page
    const { valid = [], invalid = [] } = section.examples ?? {}
    const examples = { valid: valid.filter(({ answers }) => evaluate(where, { record: answers })), invalid }
    return [id, { ...section, page: viewedCollection(document.page, section.page), examples }] as const
  })
  return new Map(shown)
}

function languagesOf(tenant: JsonObject): readonly string[] {
  const languages = ownValue(tenant, 'languages')
  return isJsonArray(languages) ? languages.filter((language) => typeof language === 'string') : ['en']
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = ownValue(object, key)
  return isJsonObject(value) ? value : {}
}
