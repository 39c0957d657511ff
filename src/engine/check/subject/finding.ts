import type { JsonPointer } from '../../json/pointer.ts'

/** Something wrong with a composed document, before it is known which file declares it. */
export interface Finding {
  /** In the composed document, e.g. `/ui/rules/0/when`. */
  readonly pointer: JsonPointer
  /** One plain sentence that names the offending id. */
  readonly message: string
}
