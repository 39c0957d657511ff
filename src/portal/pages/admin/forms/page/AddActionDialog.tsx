import { useState } from 'react'
import { addedItemId } from '../../../../../engine/editing/added-item-id.ts'
import { actionList, addAction, addedActionKinds } from '../../../../../engine/editing/edits/row-actions.ts'
import type { AddedActionKind } from '../../../../../engine/editing/edits/row-actions.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../additions/AddDialog.tsx'
import { ChoiceField } from '../additions/ChoiceField.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AddActionDialogProps {
  /** Gets the id of the action. */
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

/** Asks what another button of a section's records is called and does, and adds it behind the others. */
export function AddActionDialog({ onAdded, onClose }: AddActionDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const [kind, setKind] = useState<AddedActionKind>('add')
  return (
    <AddDialog
      title={text('portal.editor.add-action')}
      naming={{
        label: text('portal.property.action-title'),
        help: text('portal.property.action-title-help'),
        missing: text('portal.editor.title-missing'),
        maxLength: 60,
      }}
      addition={(title) => {
        const id = addedItemId(editing, actionList, title)
        return {
          edit: addAction({ title, kind, sure: text('portal.editor.action-sure') }),
          onAdded: () => onAdded(id),
        }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.editor.action-kind')}
        value={kind}
        options={addedActionKinds.map((value) => ({ value, label: text(`portal.editor.action-kind.${value}`) }))}
        onChoose={setKind}
      />
    </AddDialog>
  )
}
