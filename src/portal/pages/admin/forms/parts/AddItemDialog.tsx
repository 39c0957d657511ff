import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { addToList } from '../../../../../engine/editing/edits/list-items.ts'
import type { OpenedPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import { isJsonArray, isJsonObject } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../outline/AddDialog.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AddItemDialogProps {
  readonly opened: OpenedPart
  readonly onAdded: (step: string) => void
  readonly onClose: () => void
}

/** Adds an item to a list as a copy of another one, so that it has all that such an item needs. */
export function AddItemDialog({ opened, onAdded, onClose }: AddItemDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const { pointer, naming, parts, value } = opened
  const [name, setName] = useState('')
  const [like, setLike] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const items = isJsonArray(value) ? value : []
  const add = (): string | undefined => {
    const wanted = name.trim()
    const isNameless = naming !== undefined && wanted === ''
    setMissing(isNameless)
    const model = items[like]
    if (isNameless || !isJsonObject(model)) return undefined
    const { after: _place, ...copy } = model
    const item = naming === undefined ? copy : { ...copy, [naming]: naming === 'id' ? idOf(wanted) : wanted }
    const refused = editing.edit(addToList(pointer, item, naming))
    if (refused !== undefined) return refused
    onClose()
    onAdded(naming === undefined ? `#${items.length}` : String(item[naming] ?? ''))
    return undefined
  }
  return (
    <AddDialog title={text('portal.editor.add-item')} onAdd={add} onClose={onClose}>
      {naming !== undefined && (
        <TextField
          required
          fullWidth
          label={text('portal.editor.item-name')}
          value={name}
          error={isMissing}
          helperText={text(isMissing ? 'portal.editor.item-name-missing' : 'portal.editor.item-name-help')}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
        />
      )}
      <TextField
        select
        fullWidth
        label={text('portal.editor.item-like')}
        value={like}
        helperText={text('portal.editor.item-like-help')}
        onChange={({ target }) => setLike(Number(target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {parts.map(({ step, label }, i) => (
          <option key={step} value={i}>
            {label}
          </option>
        ))}
      </TextField>
    </AddDialog>
  )
}

/** A name as an id: small letters and hyphens. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, 'item-')
