import { useState } from 'react'
import { addToList } from '../../../../../engine/editing/edits/list-items.ts'
import type { OpenedPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import { isJsonArray, isJsonObject } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../additions/AddDialog.tsx'
import { ChoiceField } from '../additions/ChoiceField.tsx'

interface AddItemDialogProps {
  readonly opened: OpenedPart
  readonly onAdded: (step: string) => void
  readonly onClose: () => void
}

/** Adds an item to a list as a copy of another one, so that it has all that such an item needs. */
export function AddItemDialog({ opened, onAdded, onClose }: AddItemDialogProps) {
  const text = useText()
  const { pointer, naming, parts, value } = opened
  const [like, setLike] = useState('0')
  const items = isJsonArray(value) ? value : []
  return (
    <AddDialog
      title={text('portal.editor.add-item')}
      naming={
        naming === undefined
          ? undefined
          : {
              label: text('portal.editor.item-name'),
              help: text('portal.editor.item-name-help'),
              missing: text('portal.editor.item-name-missing'),
              maxLength: 100,
            }
      }
      addition={(name) => {
        const model = items[Number(like)]
        if (!isJsonObject(model)) return undefined
        const { after: _place, ...copy } = model
        const item = naming === undefined ? copy : { ...copy, [naming]: naming === 'id' ? idOf(name) : name }
        const step = naming === undefined ? `#${items.length}` : String(item[naming] ?? '')
        return { edit: addToList(pointer, item, naming), onAdded: () => onAdded(step) }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.editor.item-like')}
        help={text('portal.editor.item-like-help')}
        value={like}
        options={parts.map(({ label }, i) => ({ value: String(i), label }))}
        onChoose={setLike}
      />
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
