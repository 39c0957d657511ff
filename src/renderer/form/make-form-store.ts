import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { WidgetDefinition } from '../store/tree/widget-props.ts'
import { widgetRecord } from '../widgets/widget-record.ts'
import { defaultAnswers } from '../store/tree/default-answers.ts'
import { fieldTree } from '../store/tree/field-tree.ts'
import { FileRegistry } from '../store/state/file-registry.ts'
import { FormStore } from '../store/state/form-store.ts'

export interface FormBeginning {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers?: JsonValue | undefined
  readonly files?: FileRegistry | undefined
  /** All widgets; the shipped ones by default. */
  readonly widgets?: Readonly<Record<string, WidgetDefinition>>
}

/** The state of a form that begins with these answers, completed by the defaults that its schema declares. */
export function makeFormStore({ form, context, answers, files, widgets }: FormBeginning): FormStore {
  const tree = fieldTree(form.document, widgets ?? widgetRecord)
  const beginning = defaultAnswers(tree, answers) ?? (tree.kind === 'object' ? {} : null)
  return new FormStore({ form, context, answers: beginning, files: files ?? new FileRegistry() })
}
