import Button from '@mui/material/Button'
import { memo, use } from 'react'
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
  /** Another button that submits; not of the type `submit`, so that the Enter key uses the main one. */
  readonly other?: { readonly label: string; readonly onClick: () => void } | undefined
}

/**
 * The submit button, below the form or last in the foot of its dialog. While the form is being sent, it shows that,
 * keeps the focus and does nothing.
 */
export const SubmitBar = memo(function SubmitBar(props: SubmitBarProps) {
  const { form, label, isSending, canSubmit, actions, other } = props
  const text = useText()
  const isInDialog = use(DialogFootContext) !== undefined
  const otherSubmit = other && (
    <Button
      variant="outlined"
      size="large"
      disabled={!canSubmit}
      aria-disabled={isSending || undefined}
      onClick={other.onClick}
    >
      {other.label}
    </Button>
  )
  return (
    <DialogFoot>
      <div className={other ? 'rg-submit-bar rg-submit-choice' : 'rg-submit-bar'}>
        {isInDialog && actions}
        {isInDialog && otherSubmit}
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
        {!isInDialog && otherSubmit}
        {!isInDialog && actions}
        {isSending && <SendingFiles />}
        <output className="rg-unseen">{isSending ? text('renderer.form.sending') : ''}</output>
      </div>
    </DialogFoot>
  )
})
