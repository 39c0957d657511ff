import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { fieldsWithoutColumn } from '../../../../../engine/editing/column-fields.ts'
import { addColumn, addedColumn } from '../../../../../engine/editing/edits/columns.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'

interface AddColumnDialogProps {
  readonly onAdded: (column: string) => void
  readonly onClose: () => void
}

/** Asks for a field that no column shows yet, and adds a column for it, called as the field is. */
export function AddColumnDialog({ onAdded, onClose }: AddColumnDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const formId = useId()
  const fields = fieldsWithoutColumn(editing.document)
  const [name, setName] = useState(fields[0]?.field)
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = fields.find(({ field }) => field === name)
    if (chosen === undefined) return
    const id = addedColumn(editing.document, editing.inherited, chosen.label)
    const refused = editing.edit(addColumn(chosen))
    if (refused !== undefined) return setProblem(refused)
    onClose()
    onAdded(id)
  }
  return (
    <DialogFrame
      title={text('portal.editor.add-column')}
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
        <TextField
          select
          fullWidth
          label={text('portal.editor.column-field')}
          helperText={text('portal.editor.column-field-help')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {fields.map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </TextField>
      </Stack>
    </DialogFrame>
  )
}
