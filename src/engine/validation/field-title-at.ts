import type { CompositeDocument } from '../document/document.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fieldPlace, fieldTitle } from './field-place.ts'

/** The title of the field at a pointer; empty for the form as a whole. */
export function fieldTitleAt(document: CompositeDocument, pointer: JsonPointer): string {
  return pointer === '' ? '' : fieldTitle(fieldPlace(document, pointer))
}
