import type { DocumentId } from '../../engine/document/document-id.ts'
import type { FormSchema } from '../../engine/document/document.ts'
import type { ReferenceList } from '../../engine/document/reference-list.ts'
import type { RefusalText } from './refusal-responses.ts'

/** An organisation's declared part of its API; the rest is the contract. */
export interface DeclaredApi {
  /** The organisation's name. */
  readonly name: string
  /** The API base, e.g. `/api`. */
  readonly base: string
  /** The composed schemas of forms and sections. */
  readonly schemas: ReadonlyMap<DocumentId, FormSchema>
  readonly sections: readonly DeclaredSectionCall[]
  readonly wireCalls: readonly DeclaredWireCall[]
  /** The reference lists by name. */
  readonly lists: ReadonlyMap<string, ReferenceList>
  readonly refusalText: RefusalText
}

/** A call of the specification that a case type declares. */
export interface DeclaredWireCall {
  readonly id: string
  /** The case type. */
  readonly type: DocumentId
  readonly method: 'GET' | 'POST'
  /** Below the API base; `{name}` is a parameter. */
  readonly path: string
  readonly title: string
  /** What it answers with: a document as a PDF, items of a checklist or of lists, initial answers; else a case. */
  readonly answers: 'document' | 'checklist' | 'plans' | 'preset' | 'case'
  /** Whether it answers several, or one as a list. */
  readonly isList: boolean
  /** The forms whose fields the body may contain. */
  readonly forms: readonly DocumentId[]
  /** The field of the body that names the case, or the profile for which staff call it. */
  readonly names: string | undefined
  /** Whether staff call it for somebody else. */
  readonly isForOthers: boolean
  /** Fields that are never read. */
  readonly ignores: readonly string[]
  /** The fields of a case, or of initial answers, in its response. */
  readonly answered: readonly string[]
}

/** A call that a section's page declares. */
export interface DeclaredSectionCall {
  readonly method: 'GET' | 'POST'
  /** Below the API base. */
  readonly path: string
  readonly section: DocumentId
  readonly kind: 'record' | 'collection'
  readonly action: 'list' | 'add' | 'update' | 'remove' | 'save' | 'change' | 'file'
  /** The fields that `change` replaces. */
  readonly fields?: readonly string[]
  /** The query parameter by which `file` names a record. */
  readonly parameter?: string
  /** The title of its page. */
  readonly title: string
  /** Whether it may be repeated for a record only after some days. */
  readonly waits?: boolean
  /** The wire name of a record's entry number. */
  readonly entryField: string
}
