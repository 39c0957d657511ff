import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { NameField } from './NameField.tsx'
import type { AskedName } from './NameField.tsx'

/** What is to be added, and what follows once it is there. */
interface Addition {
  readonly edit: Edit
  readonly onAdded: () => void
}

interface AddDialogProps {
  readonly title: string
  /** What is to be known before anything is asked. */
  readonly intro?: string
  /** Absent for what has no name of its own. */
  readonly naming?: AskedName | undefined
  /** What to add with a name, which is empty where none is asked for; undefined where nothing can be added. */
  readonly addition: (name: string) => Addition | undefined
  readonly onClose: () => void
  /** What else is asked. */
  readonly children?: ReactNode
}

/** Asks for what something new needs, and adds it to what is edited; says why where that is not possible. */
export function AddDialog({ title, intro, naming, addition, onClose, children }: AddDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const formId = useId()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const isNameless = naming !== undefined && name.trim() === ''
    setMissing(isNameless)
    const added = isNameless ? undefined : addition(name.trim())
    const refused = added && editing.edit(added.edit)
    setProblem(refused)
    if (added === undefined || refused !== undefined) return
    onClose()
    added.onAdded()
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
        {intro !== undefined && <p>{intro}</p>}
        {naming && (
          <NameField
            {...naming}
            value={name}
            isMissing={isMissing}
            onChange={(typed) => {
              setName(typed)
              setMissing(false)
            }}
          />
        )}
        {children}
      </Stack>
    </DialogFrame>
  )
}
