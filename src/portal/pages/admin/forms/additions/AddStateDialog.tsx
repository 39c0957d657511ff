import { useState } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { stateColors } from '../../../../../engine/cases/model/state-color.ts'
import { addedProcessId, addState, processLists } from '../../../../../engine/editing/edits/process-items.ts'
import type { StateColor } from '../../../../../generated/closed-names.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddDialog } from '../outline/AddDialog.tsx'
import { useEdited } from '../session/editing-context.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { TitleField } from './TitleField.tsx'

interface AddStateDialogProps {
  /** Gets the id of the state. */
  readonly onAdded: (state: string) => void
  readonly onClose: () => void
}

/** Asks how a new state is called and looks, and adds it. */
export function AddStateDialog({ onAdded, onClose }: AddStateDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const [title, setTitle] = useState('')
  const [color, setColor] = useState<StateColor>('info')
  const [isFinal, setFinal] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const add = (): string | undefined => {
    const wanted = title.trim()
    setMissing(wanted === '')
    if (wanted === '') return undefined
    const id = addedProcessId(editing, processLists.states, wanted)
    const refused = editing.edit(addState({ title: wanted, color, final: isFinal }))
    if (refused !== undefined) return refused
    onClose()
    onAdded(id)
    return undefined
  }
  return (
    <AddDialog title={text('portal.process.add-state')} onAdd={add} onClose={onClose}>
      <p>{text('portal.process.added-help')}</p>
      <TitleField
        label={text('portal.process.state-title')}
        help={text('portal.process.state-title-help')}
        value={title}
        isMissing={isMissing}
        onChange={(typed) => {
          setTitle(typed)
          setMissing(false)
        }}
      />
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
