import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { initialAnswers } from '../../engine/fields/default-answers.ts'
import { fieldTree } from '../../engine/fields/field-tree.ts'
import type { KnownWidgets } from '../../engine/fields/widget-traits.ts'
import { FileRegistry } from '../store/state/file-registry.ts'
import { FormStore } from '../store/state/form-store.ts'
import { widgetRecord } from '../widgets/widget-record.ts'

export interface FormBeginning {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers?: JsonValue | undefined
  readonly files?: FileRegistry | undefined
  /** All widgets; the shipped ones by default. */
  readonly widgets?: KnownWidgets
}

/** The state of a form with these initial answers, completed by the defaults that its schema declares. */
export function makeFormStore({ form, context, answers, files, widgets = widgetRecord }: FormBeginning): FormStore {
  const tree = fieldTree(form.document, widgets)
  const beginning = initialAnswers(tree, answers)
  return new FormStore({ form, context, answers: beginning, files: files ?? new FileRegistry(), widgets })
}
