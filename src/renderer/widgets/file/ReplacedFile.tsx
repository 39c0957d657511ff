import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import type { FileAnswer } from '../../store/state/file-registry.ts'
import { useText } from '../../texts/use-text.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import { FileProblem } from './FileProblem.tsx'
import type { FileControl } from './use-file-answer.ts'

export interface ReplacedFileProps {
  readonly field: FieldWidgetProps
  readonly control: FileControl
  /** The record's stored file. */
  readonly stored: FileAnswer
  /** The label of the button that reveals the field. */
  readonly text: string
}

/** A stored file that stays until another is chosen: one button reveals the field, another restores the stored file. */
export function ReplacedFile({ field, control, stored, text }: ReplacedFileProps) {
  const { answer = stored, rules, problem, take, restore } = control
  const isReplaced = answer.id !== stored.id
  const [isOpen, setIsOpen] = useState(isReplaced)
  const cancelText = useText()('renderer.cancel')
  const focusControl = useFocusOnceShown(field.id)
  const cancel = () => {
    restore(stored)
    setIsOpen(false)
    focusControl()
  }
  const update = () => {
    setIsOpen(true)
    focusControl()
  }
  const updateButton = (
    <button type="button" id={field.id} aria-describedby={field.describedBy} aria-label={text} onClick={update}>
      {text}
    </button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FileCard files={field.store.files} answer={answer} replace={isOpen ? undefined : updateButton} />
      {isOpen && <DropZone field={field} rules={rules} onFile={take} />}
      {isOpen && (
        <Button size="small" onClick={cancel} sx={{ justifySelf: 'start' }}>
          {cancelText}
        </Button>
      )}
      <FileProblem>{problem}</FileProblem>
    </Box>
  )
}

/** Moves the focus to the field's control once the file is shown, because the focused button has disappeared. */
function useFocusOnceShown(id: string): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  })
  return () => {
    isWanted.current = true
  }
}
