import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { ProblemsDialog } from '../feedback/ProblemsDialog.tsx'
import { firstInPage, focusField } from '../form/focus-field.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { listedMessage } from '../store/named-message.ts'
import { RegaliaForm } from '../form/RegaliaForm.tsx'
import { supersededKeyword } from '../store/save-record.ts'
import type { SubmitAnswers } from '../form/submission.ts'

export interface RecordFormProps {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly store: FormStore
  readonly idPrefix: string
  readonly submitLabel: string
  readonly actions?: ReactNode
  readonly onSubmit: SubmitAnswers
}

/**
 * The form of a record. Saving an invalid one opens 'Something went wrong' with the messages; 'Try again' leads to the
 * first wrong field.
 */
export function RecordForm(props: RecordFormProps) {
  const { form, context, store, idPrefix } = props
  const element = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly FieldIssue[]>([])
  const [shown, setShown] = useState<readonly string[]>([])
  const goToFirst = () => {
    const first = element.current && firstInPage(element.current, idPrefix, problems)
    if (element.current && first) focusField(element.current, idPrefix, first.pointer)
  }
  return (
    <div ref={element}>
      <RegaliaForm
        key={form.hash}
        form={form}
        context={context}
        store={store}
        idPrefix={idPrefix}
        submitLabel={props.submitLabel}
        actions={props.actions}
        onSubmit={props.onSubmit}
        onRefused={(issues) => {
          if (issues.every(({ keyword }) => keyword === supersededKeyword)) return
          setProblems(issues)
          setShown([...new Set(issues.map((issue) => listedMessage(form.document, issue)))])
        }}
      />
      <ProblemsDialog messages={shown} onClose={() => setShown([])} onClosed={goToFirst} />
    </div>
  )
}
