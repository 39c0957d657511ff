import { useState } from 'react'
import { addedItemId } from '../../../../../engine/editing/added-item-id.ts'
import { columnList, fieldsWithoutColumn } from '../../../../../engine/editing/column-fields.ts'
import { addColumn } from '../../../../../engine/editing/edits/columns.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../additions/AddDialog.tsx'
import { ChoiceField } from '../additions/ChoiceField.tsx'
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
  const [name, setName] = useState(fields[0]?.field ?? '')
  return (
    <AddDialog
      title={text('portal.editor.add-column')}
      addition={() => {
        const chosen = fields.find(({ field }) => field === name)
        if (chosen === undefined) return undefined
        const id = addedItemId(editing, columnList, chosen.label)
        return { edit: addColumn(chosen), onAdded: () => onAdded(id) }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.editor.column-field')}
        help={text('portal.editor.column-field-help')}
        value={name}
        options={fields.map(({ field, label }) => ({ value: field, label }))}
        onChoose={setName}
      />
    </AddDialog>
  )
}
