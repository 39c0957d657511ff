import type { JsonPointer } from '../json/pointer.ts'

/** Something wrong with a declaration, in words that let its author mend it. */
export interface DeclarationIssue {
  /** The file that says it, relative to the project, with forward slashes, e.g. `tenants/iek/overlays/bio.json`. */
  readonly file: string
  /** Where in that file. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
}

/** Something wrong with an answer, in words for the person who gave it. */
export interface FieldIssue {
  /** The field, from the root of the answers; a missing required field is named by its own pointer. */
  readonly pointer: JsonPointer
  /** The schema keyword that failed, e.g. `required`, `minimumAge`. */
  readonly keyword: string
  /** The declared message of the field for that keyword, else the catalogue's. */
  readonly message: string
}
