import type { JsonPointer } from '../json/pointer.ts'

/** An issue in a declaration, worded so that its author can fix it. */
export interface DeclarationIssue {
  /** The file with the issue, relative to the project, with forward slashes, e.g. `tenants/iek/overlays/bio.json`. */
  readonly file: string
  /** The place in that file. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
  /** How to fix it, in a sentence or two, when the message does not explain that: `Did you mean "select"?`. */
  readonly mend?: string
  /** True for a text that is shown in English for now; any other issue prevents the declarations from being served. */
  readonly isTranslation?: boolean
}

/** An issue with an answer, worded for the user who gave it. */
export interface FieldIssue {
  /** The field, from the root of the answers; for a missing required field, its own pointer. */
  readonly pointer: JsonPointer
  /** The schema keyword that failed, e.g. `required`, `minimumAge`. */
  readonly keyword: string
  /** The field's declared message for that keyword, else the catalogue's. */
  readonly message: string
}
