import { useState } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { stateColors } from '../../../../../engine/cases/model/state-color.ts'
import { addedProcessId, addState, processLists } from '../../../../../engine/editing/edits/process-items.ts'
import type { StateColor } from '../../../../../generated/closed-names.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddDialog } from './AddDialog.tsx'
import { ChoiceField } from './ChoiceField.tsx'

interface AddStateDialogProps {
  /** Gets the id of the state. */
  readonly onAdded: (state: string) => void
  readonly onClose: () => void
}

/** Asks how a new state is called and looks, and adds it. */
export function AddStateDialog({ onAdded, onClose }: AddStateDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const [color, setColor] = useState<StateColor>('info')
  const [isFinal, setFinal] = useState(false)
  return (
    <AddDialog
      title={text('portal.process.add-state')}
      intro={text('portal.process.added-help')}
      naming={{
        label: text('portal.process.state-title'),
        help: text('portal.process.state-title-help'),
        missing: text('portal.editor.title-missing'),
        maxLength: 100,
      }}
      addition={(title) => {
        const id = addedProcessId(editing, processLists.states, title)
        return { edit: addState({ title, color, final: isFinal }), onAdded: () => onAdded(id) }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.process.color')}
        value={color}
        options={stateColors.map((name) => ({ value: name, label: text(`portal.process.color.${name}`) }))}
        onChoose={setColor}
      />
      <FormControlLabel
        control={<Checkbox checked={isFinal} onChange={(_event, isOn) => setFinal(isOn)} />}
        label={text('portal.process.is-final')}
      />
    </AddDialog>
  )
}
