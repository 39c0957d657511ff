import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { ReferenceList } from '../../../engine/document/reference-list.ts'
import type { ReferenceLists } from '../../../engine/document/context.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { FindText, Texts } from '../../../engine/translate/texts.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { SectionCalls } from '../../../engine/page/section-calls.ts'
import type { TenantDeclaration, ThemeDeclaration } from './tenant-declaration.ts'

/** The texts of one language. */
export interface Wording {
  readonly language: string
  /** Texts and messages by key. */
  readonly texts: Texts
  /** Looks a text up; `textOf` and `translateMessage` hold its caller to keys that there are. */
  readonly findText: FindText
}

/** One organisation as it is served: its composed documents, compiled, and what is derived from them once. */
export interface PublishedTenant extends Wording {
  readonly id: string
  readonly declaration: TenantDeclaration
  readonly theme: ThemeDeclaration
  /** theme.json whole, for the portal. */
  readonly themeJson: JsonObject
  /** Without examples, which only tests and stories need. */
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  /** The hash of each document. */
  readonly hashes: Readonly<Record<DocumentId, string>>
  /** Every document that has a schema, with its validator. */
  readonly forms: ReadonlyMap<DocumentId, CompiledForm>
  readonly lists: ReadonlyMap<string, ReferenceList>
  /** The same, indexed for validation. */
  readonly references: ReferenceLists
  /** The hash of each document as it reads in its language. Records are written under `hashes`, in whatever language they are filled in. */
  readonly shown: Readonly<Record<DocumentId, string>>
  /** The same organisation in each language on offer, this one included. */
  readonly editions: ReadonlyMap<string, PublishedTenant>
  readonly sections: SectionCalls
  /** Answers of each document's valid examples, of which sample data is made. */
  readonly samples: ReadonlyMap<DocumentId, readonly JsonObject[]>
}

/** A form of a tenant. Throws when it is not declared: the routes that ask for it cannot work then. */
export function formOf(tenant: PublishedTenant, id: DocumentId): CompiledForm {
  const form = tenant.forms.get(id)
  if (!form) throw new Error(`The form ${id} is not declared for ${tenant.id}.`)
  return form
}

/** The organisation in a language; in its own default where it does not offer that one. */
export function inLanguage(tenant: PublishedTenant, language: string = tenant.declaration.language): PublishedTenant {
  return tenant.editions.get(language) ?? tenant.editions.get(tenant.declaration.language) ?? tenant
}
