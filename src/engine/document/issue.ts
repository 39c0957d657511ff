import type { JsonPointer } from '../json/pointer.ts'

/** Something wrong with a declaration, in words that let its author mend it. */
export interface DeclarationIssue {
  /** The file that says it, relative to the project, with forward slashes, e.g. `tenants/iek/overlays/bio.json`. */
  readonly file: string
  /** Where in that file. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
  /** How to mend it, in a sentence or two, where the message does not say so: `Did you mean "select"?`. */
  readonly mend?: string
  /** True of a text that is shown in English for now; everything else keeps the declarations from being served. */
  readonly isTranslation?: boolean
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
