import type { MessageCatalogue } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { ValidationError } from './compiled-form.ts'
import { pointerOfError } from './error-pointer.ts'
import { messageFor } from './message-for.ts'

/**
 * An issue with the message in a form's declaration, or in the catalogue for its keyword. No other text can create one.
 */
export class DeclaredIssue implements FieldIssue {
  /** Makes the type nominal: no other object is assignable, whatever its properties. */
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
