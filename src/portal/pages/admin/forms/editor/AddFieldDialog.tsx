import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { addedName, addField } from '../../../../../engine/editing/edits/add-field.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { fieldKinds } from '../../../../../engine/editing/palette.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'

interface AddFieldDialogProps {
  readonly onAdded: (path: FieldPath) => void
  readonly onClose: () => void
}

/** Asks what a new field asks for, and adds it at the end of the form. */
export function AddFieldDialog({ onAdded, onClose }: AddFieldDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const formId = useId()
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<(typeof fieldKinds)[number]>('text')
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    if (label.trim() === '') return setMissing(true)
    const name = addedName(editing.document, editing.inherited, label.trim())
    const refused = editing.edit(addField({ kind, label: label.trim() }))
    if (refused !== undefined) return setProblem(refused)
    onClose()
    onAdded([name])
  }
  return (
    <DialogFrame
      title={text('portal.editor.add-field')}
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
      </Stack>
    </DialogFrame>
  )
}
