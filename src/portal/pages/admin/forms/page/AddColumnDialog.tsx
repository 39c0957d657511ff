import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { fieldsWithoutColumn } from '../../../../../engine/editing/column-fields.ts'
import { addColumn, addedColumn } from '../../../../../engine/editing/edits/columns.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../outline/AddDialog.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AddColumnDialogProps {
  readonly onAdded: (column: string) => void
  readonly onClose: () => void
}

/** Asks for a field that no column shows yet, and adds a column for it, called as the field is. */
export function AddColumnDialog({ onAdded, onClose }: AddColumnDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const fields = fieldsWithoutColumn(editing.document)
  const [name, setName] = useState(fields[0]?.field)
  const add = (): string | undefined => {
    const chosen = fields.find(({ field }) => field === name)
    if (chosen === undefined) return undefined
    const id = addedColumn(editing.document, editing.inherited, chosen.label)
    const refused = editing.edit(addColumn(chosen))
    if (refused !== undefined) return refused
    onClose()
    onAdded(id)
    return undefined
  }
  return (
    <AddDialog title={text('portal.editor.add-column')} onAdd={add} onClose={onClose}>
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
    </AddDialog>
  )
}
