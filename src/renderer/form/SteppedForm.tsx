import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useId, useMemo, useRef, useState } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { formatPointer } from '../../engine/json/pointer.ts'
import { FormField } from '../fields/FormField.tsx'
import { useText } from '../texts/use-text.ts'
import { widgetRecord } from '../widgets/widget-record.ts'
import { currentIssues } from '../store/state/form-issues.ts'
import { focusField } from './focus-field.ts'
import './form.css'
import { FormScopeContext } from '../store/form-scope.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { SubmitBar } from './SubmitBar.tsx'
import { useHeldFocus } from './use-held-focus.ts'
import { useTouch } from '../store/use-touch.ts'

export interface SteppedFormProps {
  /** The form's state, which keeps the answers while steps change. */
  readonly store: FormStore
  /** The label of the last step's button. */
  readonly submitLabel: string
  /** Sends the answers when all are complete; returns the issues, by field. */
  readonly onSubmit: () => Promise<readonly FieldIssue[]>
  /** Beside the buttons of the first step. */
  readonly firstActions?: ReactNode
  /** Above the buttons of the last step. */
  readonly lastNote?: ReactNode
}

/** A form that shows one field at a time: forward only from a valid answer, back at any time. */
export function SteppedForm({ store, submitLabel, onSubmit, firstActions, lastNote }: SteppedFormProps) {
  const text = useText()
  const element = useRef<HTMLFormElement>(null)
  const touch = useTouch(store)
  const scope = useMemo(
    () => ({
      store,
      touch,
      widgets: widgetRecord,
      idPrefix: 'step',
      readOnly: false,
      hideTitle: true,
      Field: FormField,
    }),
    [store, touch],
  )
  const formId = useId()
  const steps = stepsOf(store)
  const { at, goTo, isSending, forward } = useSteps(store, steps, element, onSubmit)
  const node = steps[at]
  const isLast = at === steps.length - 1
  const progress = text('renderer.steps.progress', { step: at + 1, count: steps.length })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void forward()
  }
  return (
    <FormScopeContext value={scope}>
      <form
        id={formId}
        ref={element}
        className="rg-form"
        noValidate
        onSubmit={submit}
        aria-busy={isSending || undefined}
      >
        <div className="rg-steps">
          <p className="rg-steps-progress" aria-live="polite">
            {progress}
          </p>
          <LinearProgress variant="determinate" value={((at + 1) / steps.length) * 100} aria-label={progress} />
        </div>
        <div className="rg-fields" inert={isSending}>
          {node && <FormField key={node.name} node={node} pointer={formatPointer([node.name])} />}
        </div>
        {isLast && lastNote !== undefined && <div className="rg-steps-note">{lastNote}</div>}
        <SubmitBar
          form={formId}
          label={isLast ? submitLabel : text('renderer.steps.next')}
          isSending={isSending}
          canSubmit
          actions={
            <>
              {at > 0 && (
                <Button size="large" onClick={() => goTo(at - 1)} disabled={isSending}>
                  {text('renderer.steps.previous')}
                </Button>
              )}
              {at === 0 && firstActions}
            </>
          }
        />
      </form>
    </FormScopeContext>
  )
}

/** The visible fields, in their order. */
function stepsOf(store: FormStore) {
  const { tree } = store
  const fields = tree.kind === 'object' ? tree.groups.flatMap(({ children }) => children) : []
  return fields.filter(({ name }) => store.state(formatPointer([name])).visible)
}

function useSteps(
  store: FormStore,
  steps: ReturnType<typeof stepsOf>,
  element: RefObject<HTMLFormElement | null>,
  onSubmit: SteppedFormProps['onSubmit'],
) {
  const [at, setAt] = useState(0)
  const [isSending, setSending] = useState(false)
  const holdFocus = useHeldFocus(isSending)
  const focus = (step: number) => {
    const { name = '' } = steps[step] ?? {}
    requestAnimationFrame(() => element.current && focusField(element.current, 'step', formatPointer([name])))
  }
  const goTo = (step: number) => {
    setAt(step)
    focus(step)
  }
  const goToFirstOf = (issues: readonly FieldIssue[]) => {
    const step = steps.findIndex(({ name }) => issues.some(({ pointer }) => pointer === formatPointer([name])))
    if (step >= 0) goTo(step)
  }
  const forward = async () => {
    const isLast = at === steps.length - 1
    const wanted = new Set((isLast ? steps : steps.slice(0, at + 1)).map(({ name }) => formatPointer([name])))
    const { form, context, answers } = store
    const issues = currentIssues({ form, context, answers, isWanted: (pointer) => wanted.has(pointer) })
    store.showIssuesOf(wanted)
    if (issues.length > 0) return goToFirstOf(issues)
    if (!isLast) return goTo(at + 1)
    holdFocus(element.current)
    setSending(true)
    const refused = await onSubmit()
    setSending(false)
    if (refused.length === 0) return
    store.showRefused(refused)
    goToFirstOf(refused)
  }
  return { at, goTo, isSending, forward }
}
