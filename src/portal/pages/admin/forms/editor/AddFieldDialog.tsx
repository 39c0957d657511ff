import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { addedName, addField } from '../../../../../engine/editing/edits/add-field.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { fieldKinds } from '../../../../../engine/editing/palette.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../outline/AddDialog.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AddFieldDialogProps {
  readonly onAdded: (path: FieldPath) => void
  readonly onClose: () => void
}

/** Asks what a new field asks for, and adds it at the end of the form. */
export function AddFieldDialog({ onAdded, onClose }: AddFieldDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<(typeof fieldKinds)[number]>('text')
  const [isMissing, setMissing] = useState(false)
  const add = (): string | undefined => {
    setMissing(label.trim() === '')
    if (label.trim() === '') return undefined
    const name = addedName(editing.document, editing.inherited, label.trim())
    const refused = editing.edit(addField({ kind, label: label.trim() }))
    if (refused !== undefined) return refused
    onClose()
    onAdded([name])
    return undefined
  }
  return (
    <AddDialog title={text('portal.editor.add-field')} onAdd={add} onClose={onClose}>
      <TextField
        required
        fullWidth
        label={text('portal.property.label')}
        value={label}
        error={isMissing}
        helperText={text(isMissing ? 'portal.editor.label-missing' : 'portal.property.label-help')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => {
          setLabel(target.value)
          setMissing(false)
        }}
      />
      <TextField
        select
        fullWidth
        label={text('portal.editor.kind')}
        value={kind}
        onChange={({ target }) => setKind(fieldKinds.find((one) => one === target.value) ?? 'text')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {fieldKinds.map((one) => (
          <option key={one} value={one}>
            {text(`portal.editor.kind.${one}`)}
          </option>
        ))}
      </TextField>
    </AddDialog>
  )
}
