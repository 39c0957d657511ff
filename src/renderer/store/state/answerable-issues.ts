import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { uiOptions } from '../../../engine/reading/ui-options.ts'
import type { FieldStates } from '../../../engine/rules/field-states.ts'
import { fieldPlace } from '../../../engine/validation/field-place.ts'

/**
 * The issues that people can do something about: a missing answer to a field that is disabled or read-only is left out.
 * Something else fills such a field, such as the register when the record is saved; if nothing does, the server says
 * so.
 */
export function answerableIssues<Issue extends FieldIssue>(
  issues: readonly Issue[],
  document: CompositeDocument,
  states: FieldStates,
): readonly Issue[] {
  return issues.filter(
    ({ keyword, pointer }) => keyword !== 'required' || (states.isEnabled(pointer) && !isReadOnly(document, pointer)),
  )
}

function isReadOnly(document: CompositeDocument, pointer: JsonPointer): boolean {
  const { schema, ui } = fieldPlace(document, pointer)
  const { readonly, disabled } = uiOptions(ui)
  return readonly === true || disabled === true || schema['readOnly'] === true
}
