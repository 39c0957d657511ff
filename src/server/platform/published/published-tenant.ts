import type { CaseType } from '../../../engine/cases/case-type.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { CaseRun } from '../../../engine/document/case-run.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { MembershipCategory } from '../../../contract/reference-data.ts'
import type { GateDefinition } from '../../../engine/document/gate-definition.ts'
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
  /** Looks up a text. Use `textOf` and `translateMessage`, whose types only allow existing keys. */
  readonly findText: FindText
}

/** An organisation as it is served: its composed and compiled documents, and what is derived from them once. */
export interface PublishedTenant extends Wording {
  readonly id: string
  readonly declaration: TenantDeclaration
  readonly theme: ThemeDeclaration
  /** The whole theme, for the portal: theme.json with what overlays change of it. */
  readonly themeJson: JsonObject
  /** The documents without examples, which only tests and stories need. */
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  /** The hash of each document. */
  readonly hashes: Readonly<Record<DocumentId, string>>
  /** The compiled form of every document that has a schema. */
  readonly forms: ReadonlyMap<DocumentId, CompiledForm>
  readonly lists: ReadonlyMap<string, ReferenceList>
  /** The lists, indexed for validation. */
  readonly references: ReferenceLists
  /**
   * The hash of each document in this edition's language. Records are written under `hashes`, whatever language their
   * form was filled in.
   */
  readonly shown: Readonly<Record<DocumentId, string>>
  /** The organisation in each of its languages, including this one. */
  readonly editions: ReadonlyMap<string, PublishedTenant>
  readonly sections: SectionCalls
  /** The membership categories by their codes. */
  readonly categories: ReadonlyMap<string, MembershipCategory>
  /** The sections whose answers are shown among the profile's own. */
  readonly inProfile: readonly DocumentId[]
  /** The gates, by the section that they lead to. */
  readonly gates: ReadonlyMap<DocumentId, GateDefinition>
  /** The case types, in this edition's language. */
  readonly cases: ReadonlyMap<DocumentId, CaseType>
  /** Calls whose actions its overlays removed, by method and path; they are not answered. */
  readonly closed: ReadonlySet<string>
  /** The answers of each document's valid examples, used as sample data; of a template the data. */
  readonly samples: ReadonlyMap<DocumentId, readonly JsonObject[]>
  /** The declared courses of each case type, which sample data follows. */
  readonly courses: ReadonlyMap<DocumentId, readonly CaseRun[]>
}

/** What is derived from the documents of an organisation in a language, when it is first used. */
export type DerivedEdition = Omit<
  PublishedTenant,
  'id' | 'declaration' | 'theme' | 'themeJson' | 'editions' | 'language'
>

/** A form of a tenant. Throws when it is not declared, because the routes that need it cannot work then. */
export function formOf(tenant: PublishedTenant, id: DocumentId): CompiledForm {
  const form = tenant.forms.get(id)
  if (!form) throw new Error(`The form ${id} is not declared for ${tenant.id}.`)
  return form
}

/** The organisation in a language, or in its default language when it does not offer that one. */
export function inLanguage(tenant: PublishedTenant, language: string = tenant.declaration.language): PublishedTenant {
  return tenant.editions.get(language) ?? tenant.editions.get(tenant.declaration.language) ?? tenant
}
