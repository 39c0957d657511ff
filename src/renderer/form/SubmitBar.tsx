import Button from '@mui/material/Button'
import { use } from 'react'
import type { ReactNode } from 'react'
import { DialogFoot } from '../feedback/DialogFoot.tsx'
import { DialogFootContext } from '../feedback/dialog-foot-context.ts'
import { SendingFiles } from './SendingFiles.tsx'
import { useText } from '../texts/use-text.ts'

export interface SubmitBarProps {
  /** The id of the form that the button submits. */
  readonly form: string
  readonly label: string
  readonly isSending: boolean
  readonly canSubmit: boolean
  /** Further buttons, beside the submit button. */
  readonly actions: ReactNode
}

/**
 * The submit button, below the form or last in the foot of its dialog. While the form is being sent, it shows that,
 * keeps the focus and does nothing.
 */
export function SubmitBar({ form, label, isSending, canSubmit, actions }: SubmitBarProps) {
  const text = useText()
  const isInDialog = use(DialogFootContext) !== undefined
  return (
    <DialogFoot>
      <div className="rg-submit-bar">
        {isInDialog && actions}
        <Button
          type="submit"
          form={form}
          variant="contained"
          size="large"
          className="rg-submit"
          disabled={!canSubmit}
          aria-disabled={isSending || undefined}
          startIcon={isSending ? <span className="rg-spinner" aria-hidden="true" /> : undefined}
        >
          {label}
        </Button>
        {!isInDialog && actions}
        {isSending && <SendingFiles />}
        <output className="rg-unseen">{isSending ? text('renderer.form.sending') : ''}</output>
      </div>
    </DialogFoot>
  )
}
