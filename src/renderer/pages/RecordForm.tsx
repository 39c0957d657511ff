import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { DraftNotice } from '../drafts/DraftNotice.tsx'
import { LeaveDialog } from '../feedback/LeaveDialog.tsx'
import { ProblemsDialog } from '../feedback/ProblemsDialog.tsx'
import { firstInPage, focusField } from '../form/focus-field.ts'
import { RegaliaForm } from '../form/RegaliaForm.tsx'
import { MergePanel } from '../merge/MergePanel.tsx'
import { IncompleteNotice } from '../revision/IncompleteNotice.tsx'
import { listedMessage } from '../store/named-message.ts'
import { supersededKeyword } from '../store/save-record.ts'
import type { RecordFormState } from './use-record-form.ts'

export interface RecordFormProps {
  readonly state: RecordFormState
  readonly idPrefix: string
  readonly submitLabel: string
  readonly actions?: ReactNode
}

/**
 * A record's form, below its notices: a draft, what somebody else saved, what is missing. Saving an invalid record
 * opens 'Something went wrong' with the messages; 'Try again' leads to the first wrong field.
 */
export function RecordForm({ state, idPrefix, submitLabel, actions }: RecordFormProps) {
  const { form, store, giveUp } = state
  const element = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly FieldIssue[]>([])
  const [shown, setShown] = useState<readonly string[]>([])
  const goToFirst = () => {
    const first = element.current && firstInPage(element.current, idPrefix, problems)
    if (element.current && first) focusField(element.current, idPrefix, first.pointer)
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
          onSubmit={state.onSubmit}
          onRefused={(issues) => {
            if (issues.every(({ keyword }) => keyword === supersededKeyword)) return
            setProblems(issues)
            setShown([...new Set(issues.map((issue) => listedMessage(form.document, issue)))])
          }}
        />
        <ProblemsDialog messages={shown} onClose={() => setShown([])} onClosed={goToFirst} />
      </div>
      {giveUp && <LeaveDialog open={state.asks} onLeave={giveUp} onStay={state.stay} />}
    </>
  )
}
