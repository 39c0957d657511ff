import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { FormField } from '../fields/FormField.tsx'
import { useText } from '../texts/use-text.ts'
import type { WidgetDefinition } from '../store/widget-props.ts'
import { widgetRecord } from '../widgets/widget-record.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FileRegistry } from '../store/state/file-registry.ts'
import { focusField } from './focus-field.ts'
import './form.css'
import { FormElement } from './FormElement.tsx'
import { FormScopeContext } from '../store/form-scope.ts'
import { makeFormStore } from './make-form-store.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { SubmitBar } from './SubmitBar.tsx'
import type { OtherSubmit, SubmitAnswers } from './submission.ts'
import { useSubmission } from './use-submission.ts'
import { useTouch } from '../store/use-touch.ts'

export interface RegaliaFormProps {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  /** The initial answers; later changes of this prop are ignored. */
  readonly answers?: JsonValue
  /** The form's state, when something outside the form reads or keeps it; made by `makeFormStore`. */
  readonly store?: FormStore
  readonly files?: FileRegistry
  /**
   * Receives the normalised answers without those of hidden fields; the issues that it returns are shown at their
   * fields.
   */
  readonly onSubmit?: SubmitAnswers
  /**
   * Called with the outcome of a submission; it must then focus the first wrong field (`firstInPage`, `focusField`).
   */
  readonly onRefused?: (issues: readonly FieldIssue[]) => void
  readonly submitLabel?: string
  /** A second button that submits, beside the main one; the Enter key uses the main one. */
  readonly otherSubmit?: OtherSubmit | undefined
  /** Whether the submit button is enabled; a code, for instance, must be complete first. */
  readonly canSubmit?: boolean
  /** Further buttons, beside the submit button. */
  readonly actions?: ReactNode
  /** Answers are read-only, and nothing submits. */
  readonly readOnly?: boolean
  /** For a page or dialog whose heading already says what the form is. */
  readonly hideTitle?: boolean
  /** Widgets in addition to the shipped ones, by their name in `ui:widget`. */
  readonly widgets?: Readonly<Record<string, WidgetDefinition>>
  /** The prefix of the controls' ids, to distinguish several forms in a page. `root` gives the same ids as rjsf. */
  readonly idPrefix?: string
}

const noWidgets: Readonly<Record<string, WidgetDefinition>> = {}

/** A declared form: its fields, their issues, and the submit button. */
export function RegaliaForm(props: RegaliaFormProps) {
  const { form, context, answers, files, otherSubmit, widgets: more = noWidgets } = props
  const { readOnly = false, hideTitle = false, idPrefix = 'root' } = props
  const widgets = useMemo(() => (more === noWidgets ? widgetRecord : { ...widgetRecord, ...more }), [more])
  const [own] = useState(() => props.store ?? makeFormStore({ form, context, answers, files, widgets }))
  const store = props.store ?? own
  const touch = useTouch(store)
  const scope = useMemo(
    () => ({ store, touch, widgets, idPrefix, readOnly, hideTitle, Field: FormField }),
    [store, touch, widgets, idPrefix, readOnly, hideTitle],
  )
  const formId = useId()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const submission = useSubmission(element, store, idPrefix, props)
  const text = useText()
  const fields = <FormField node={store.tree} pointer="" />
  if (readOnly) {
    return (
      <FormScopeContext value={scope}>
        <div className="rg-form rg-read-only">{fields}</div>
      </FormScopeContext>
    )
  }
  return (
    <FormScopeContext value={scope}>
      <FormElement id={formId} ref={setElement} isBusy={submission.isSending} onSubmit={submission.onSubmit}>
        <ErrorSummary
          issues={submission.issues}
          onGo={(pointer) => element && focusField(element, idPrefix, pointer)}
        />
        <div className="rg-fields" inert={submission.isSending}>
          {fields}
        </div>
        {props.onSubmit !== undefined && (
          <SubmitBar
            form={formId}
            label={props.submitLabel ?? text('renderer.form.submit')}
            isSending={submission.isSending}
            canSubmit={props.canSubmit ?? true}
            actions={props.actions}
            other={
              otherSubmit && { label: otherSubmit.label, onClick: () => submission.submitBy(otherSubmit.onSubmit) }
            }
          />
        )}
      </FormElement>
    </FormScopeContext>
  )
}
