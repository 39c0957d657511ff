import type { JsonPointer } from '../../json/pointer.ts'

/** Something wrong with a composed document, before it is known which file declares it. */
export interface Finding {
  /** In the composed document, e.g. `/ui/rules/0/when`. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
  /** How to mend it, where the message does not say so. */
  readonly mend?: string
  /** The file that it is about, where that is none that declares a part of the document. */
  readonly file?: string
}
