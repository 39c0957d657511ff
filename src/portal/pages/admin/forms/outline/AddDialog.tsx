import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'

interface AddDialogProps {
  readonly title: string
  /** Adds what was asked for and closes the dialog; returns the sentence that says why it cannot be added. */
  readonly onAdd: () => string | undefined
  readonly onClose: () => void
  /** What is asked. */
  readonly children: ReactNode
}

/** Asks for what a new item of an outline needs, and adds it. */
export function AddDialog({ title, onAdd, onClose, children }: AddDialogProps) {
  const text = useText()
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    setProblem(onAdd())
  }
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('renderer.cancel')}</Button>
          <Button type="submit" form={formId} variant="contained">
            {text('portal.editor.add')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={add}>
        {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
        {children}
      </Stack>
    </DialogFrame>
  )
}
