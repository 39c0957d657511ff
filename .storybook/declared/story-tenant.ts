import { tenants } from 'virtual:declared-tenants'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import type { ThemeFont } from '../../src/engine/document/theme-font.ts'
import type { ReferenceList } from '../../src/engine/document/reference-list.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { buildReferenceLists } from '../../src/engine/validation/reference-lists.ts'
import type { ReferenceLists } from '../../src/engine/document/context.ts'
import type { BrandTheme } from '../../src/renderer/theme/brand-theme.ts'

/** A theme, with the files of the organisation's pictures. */
interface StoryTheme extends BrandTheme {
  readonly fonts?: readonly ThemeFont[]
  readonly logo: string
  readonly mark?: string
}

/** A tenant as stories need it: identity, theme, and the lists and messages in each of its languages. */
export interface StoryTenant {
  readonly id: string
  readonly tenant: JsonObject & { readonly name: string }
  readonly theme: StoryTheme
  readonly settings: JsonObject
  readonly languages: readonly string[]
  readonly documents: Readonly<Record<string, Readonly<Record<DocumentId, CompositeDocument>>>>
}

/** The tenant with an id. Throws for an unknown one. */
export function storyTenant(id: string): StoryTenant {
  const tenant = tenants.find((candidate) => candidate.id === id)
  if (!tenant) throw new Error(`There is no tenant "${id}"`)
  return tenant
}

/** The tenant's texts in a language. */
export function messagesOf(tenant: StoryTenant, language: string): Readonly<Record<string, string>> {
  return tenant.documents[language]?.['messages/en']?.messages ?? {}
}

const builtLists = new Map<string, ReferenceLists>()

/** The tenant's reference lists in a language, indexed once. */
export function listsOf(tenant: StoryTenant, language: string): ReferenceLists {
  const key = `${tenant.id} ${language}`
  const built = builtLists.get(key) ?? buildReferenceLists(declaredLists(tenant, language))
  builtLists.set(key, built)
  return built
}

function declaredLists(tenant: StoryTenant, language: string): ReadonlyMap<string, ReferenceList> {
  const documents = Object.entries(tenant.documents[language] ?? {})
  return new Map(documents.flatMap(([id, { list }]) => (list ? [[id.slice('lists/'.length), list] as const] : [])))
}
