import type { MessageCatalogue } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { ValidationError } from './compiled-form.ts'
import { pointerOfError } from './error-pointer.ts'
import { messageFor } from './message-for.ts'

/** An issue in the words of a form's declaration, or of the catalogue for its keyword. It cannot be made of other words. */
export class DeclaredIssue implements FieldIssue {
  /** No other object is one, whatever properties it has. */
  declare protected readonly origin: 'declaration'
  readonly pointer: JsonPointer
  readonly keyword: string
  readonly message: string

  constructor(error: ValidationError, document: CompositeDocument, catalogue?: MessageCatalogue) {
    this.pointer = pointerOfError(error)
    this.keyword = error.keyword
    this.message = messageFor(error, document, catalogue)
  }
}
