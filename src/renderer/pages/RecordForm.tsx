import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { DraftNotice } from '../drafts/DraftNotice.tsx'
import { LeaveDialog } from '../feedback/LeaveDialog.tsx'
import { ProblemsDialog } from '../feedback/ProblemsDialog.tsx'
import type { ListedProblem } from '../feedback/ProblemsDialog.tsx'
import { firstInPage, focusField } from '../form/focus-field.ts'
import { RegaliaForm } from '../form/RegaliaForm.tsx'
import type { OtherSubmit } from '../form/submission.ts'
import { MergePanel } from '../merge/MergePanel.tsx'
import { IncompleteNotice } from '../revision/IncompleteNotice.tsx'
import { namedMessage } from '../store/named-message.ts'
import { supersededKeyword } from '../store/save-record.ts'
import type { RecordFormState } from './use-record-form.ts'

export interface RecordFormProps {
  readonly state: RecordFormState
  readonly idPrefix: string
  readonly submitLabel: string
  readonly actions?: ReactNode
  readonly otherSubmit?: OtherSubmit | undefined
  /** Whether the problems of an invalid form are listed in a window as well. */
  readonly hasWindow?: boolean
}

/** A record's form, below its notices: a draft, what somebody else saved, what is missing. */
export function RecordForm({ state, idPrefix, submitLabel, actions, otherSubmit, hasWindow = false }: RecordFormProps) {
  const { form, store, giveUp } = state
  const element = useRef<HTMLDivElement>(null)
  const problems = useProblems(state)
  const goTo = (pointer: string | undefined) => {
    if (!element.current) return
    const target = pointer ?? firstInPage(element.current, idPrefix, problems.issues)?.pointer
    if (target !== undefined) focusField(element.current, idPrefix, target)
  }
  return (
    <>
      <DraftNotice keeping={state.keeping} />
      <MergePanel {...state.merging} store={store} onDiscard={giveUp} />
      <IncompleteNotice form={form} issues={state.lacking} />
      <div ref={element}>
        <RegaliaForm
          key={form.hash}
          form={form}
          context={state.context}
          store={store}
          idPrefix={idPrefix}
          hideTitle
          submitLabel={submitLabel}
          actions={actions}
          otherSubmit={otherSubmit}
          onSubmit={state.onSubmit}
          {...(hasWindow && { onRefused: problems.list })}
        />
        {hasWindow && <ProblemsDialog problems={problems.listed} onClose={problems.close} onClosed={goTo} />}
      </div>
      {giveUp && <LeaveDialog open={state.asks} onLeave={giveUp} onStay={state.stay} />}
    </>
  )
}

/** The problems of the last attempt to save, and the sentences that the window lists while it is open. */
function useProblems({ form }: RecordFormState) {
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const [listed, setListed] = useState<readonly ListedProblem[]>([])
  const list = (found: readonly FieldIssue[]) => {
    if (found.every(({ keyword }) => keyword === supersededKeyword)) return
    const named = found.map((issue) => ({ pointer: issue.pointer, message: namedMessage(form.document, issue) }))
    setIssues(found)
    setListed(named.filter(({ message }, at) => named.findIndex((one) => one.message === message) === at))
  }
  return { issues, listed, list, close: () => setListed([]) }
}
