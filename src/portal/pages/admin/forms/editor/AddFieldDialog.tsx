import { useState } from 'react'
import { addedName, addField } from '../../../../../engine/editing/edits/add-field.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { fieldKinds } from '../../../../../engine/editing/palette.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../additions/AddDialog.tsx'
import { ChoiceField } from '../additions/ChoiceField.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AddFieldDialogProps {
  readonly onAdded: (path: FieldPath) => void
  readonly onClose: () => void
}

/** Asks what a new field asks for, and adds it at the end of the form. */
export function AddFieldDialog({ onAdded, onClose }: AddFieldDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const [kind, setKind] = useState<(typeof fieldKinds)[number]>('text')
  return (
    <AddDialog
      title={text('portal.editor.add-field')}
      naming={{
        label: text('portal.property.label'),
        help: text('portal.property.label-help'),
        missing: text('portal.editor.label-missing'),
        maxLength: 200,
      }}
      addition={(label) => {
        const name = addedName(editing.document, editing.inherited, label)
        return { edit: addField({ kind, label }), onAdded: () => onAdded([name]) }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.editor.kind')}
        value={kind}
        options={fieldKinds.map((one) => ({ value: one, label: text(`portal.editor.kind.${one}`) }))}
        onChoose={setKind}
      />
    </AddDialog>
  )
}
