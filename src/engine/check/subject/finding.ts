import type { DocumentId } from '../../document/document-id.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** An issue in a composed document, before its declaring file is known. */
export interface Finding {
  /** In the composed document, e.g. `/ui/rules/0/when`. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
  /** How to fix it, when the message does not explain that. */
  readonly mend?: string
  /** The other documents that the message is about. */
  readonly names?: readonly DocumentId[]
  /** The file with the issue, when it does not declare a part of the document. */
  readonly file?: string
}
