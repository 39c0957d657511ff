import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { firstInPage, focusField } from './focus-field.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { supersededKeyword } from '../store/save-record.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { checkForm, sendForm } from './submission.ts'
import type { SubmitAnswers } from './submission.ts'

export interface Submission {
  readonly isSending: boolean
  /** The issues that the last attempt found. */
  readonly issues: readonly FieldIssue[]
  readonly onSubmit: (event: FormEvent) => void
  /** Submits the form by another button, which sends the answers differently. */
  readonly submitBy: (send: SubmitAnswers) => void
}

interface SubmissionHandlers {
  readonly onSubmit?: SubmitAnswers | undefined
  readonly onRefused?: ((issues: readonly FieldIssue[]) => void) | undefined
}

/**
 * Submits a form, one attempt at a time; when it is refused, the focus moves to the first wrong field, unless
 * `onRefused` does that. Otherwise it stays where it was.
 */
export function useSubmission(
  form: HTMLElement | null,
  store: FormStore,
  idPrefix: string,
  { onSubmit, onRefused }: SubmissionHandlers,
): Submission {
  const [isSending, setSending] = useState(false)
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const holdFocus = useHeldFocus(isSending)
  const refused = useRef<readonly FieldIssue[]>(undefined)
  // While it is sent, the form is inert and takes no focus: only what is on screen afterwards does.
  useEffect(() => {
    if (isSending || refused.current === undefined) return
    focusFirst(form, idPrefix, refused.current)
    refused.current = undefined
  })
  const refuse = (found: readonly FieldIssue[]): void => {
    setIssues(found)
    if (onRefused) onRefused(found)
    else refused.current = found
  }
  const attempt = async (answers: JsonValue, send: SubmitAnswers): Promise<void> => {
    holdFocus(form)
    setSending(true)
    try {
      const found = await sendForm(store, answers, send)
      if (found.length > 0) refuse(found)
      else setIssues(found)
    } finally {
      setSending(false)
    }
  }
  // What the form itself finds is shown at once: it is never marked as being sent, which would draw all of it again.
  const submitBy = (send: SubmitAnswers): void => {
    if (isSending) return
    const { answers, issues: wrong } = checkForm(store)
    if (wrong.length > 0) refuse(wrong)
    else void attempt(answers, send)
  }
  return {
    isSending,
    issues,
    onSubmit: (event) => {
      event.preventDefault()
      event.stopPropagation()
      submitBy(onSubmit ?? (() => {}))
    },
    submitBy,
  }
}

/** Focuses the first wrong field, or the summary when no field is to blame. The merge panel shows what it lists. */
function focusFirst(form: HTMLElement | null, idPrefix: string, issues: readonly FieldIssue[]): void {
  if (form === null) return
  const own = issues.filter(({ keyword }) => keyword !== supersededKeyword)
  const ofFields = own.filter(({ pointer }) => pointer !== '')
  const first = firstInPage(form, idPrefix, ofFields)
  if (first !== undefined) focusField(form, idPrefix, first.pointer)
  else if (own.length > 0) form.querySelector<HTMLElement>('.rg-summary')?.focus()
}
