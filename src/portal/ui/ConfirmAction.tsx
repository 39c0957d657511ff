import { useState } from 'react'
import { ConfirmDialog } from '../../renderer/feedback/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '../../renderer/feedback/ConfirmDialog.tsx'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from './toaster-context.ts'

interface ConfirmActionProps extends Pick<ConfirmDialogProps, 'title' | 'text' | 'confirm' | 'destructive'> {
  /** What is done once somebody is sure. */
  readonly onAct: () => Promise<void>
  /** The question is over: it was cancelled, or the action has failed, which a toast then says, or is done. */
  readonly onClose: () => void
}

/** Asks before a call that cannot be undone, then makes it. */
export function ConfirmAction({ onAct, onClose, ...question }: ConfirmActionProps) {
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  const act = async (): Promise<void> => {
    setBusy(true)
    try {
      await onAct()
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    onClose()
  }
  return <ConfirmDialog {...question} open busy={isBusy} onConfirm={() => void act()} onCancel={onClose} />
}
