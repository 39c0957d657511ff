import { useState } from 'react'
import { startState } from '../../../../../engine/cases/model/case.ts'
import { processOfDraft } from '../../../../../engine/editing/process-of-draft.ts'
import { addedProcessId, addTransition, processLists } from '../../../../../engine/editing/edits/process-items.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddDialog } from './AddDialog.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { useActorText } from './use-actor-text.ts'

interface AddTransitionDialogProps {
  /** The state that it leaves, to begin with; undefined when none is chosen. */
  readonly from: string | undefined
  /** Gets the id of the transition. */
  readonly onAdded: (transition: string) => void
  readonly onClose: () => void
}

/** Asks between which states a new transition leads, and who of those that take others takes it; adds it. */
export function AddTransitionDialog({ from: begun, onAdded, onClose }: AddTransitionDialogProps) {
  const text = useText()
  const { editing } = useEdited()
  const { actorText } = useActorText()
  const { states, transitions } = processOfDraft(editing.document).declared
  const leaving = states.filter(({ final }) => final !== true)
  const people = [...new Set(transitions.flatMap(({ by }) => by))].filter((actor) => actor !== 'system')
  const [from, setFrom] = useState(() => leaving.find(({ id }) => id === begun)?.id ?? leaving[0]?.id ?? startState)
  const [to, setTo] = useState(() => states.findLast(({ id }) => id !== from)?.id ?? '')
  const [by, setBy] = useState(
    () => transitions.find((one) => one.from.includes(from))?.by.find((one) => people.includes(one)) ?? people[0] ?? '',
  )
  const options = (some: typeof states) => some.map(({ id, title: label }) => ({ value: id, label }))
  return (
    <AddDialog
      title={text('portal.process.add-transition')}
      intro={text('portal.process.added-help')}
      naming={{
        label: text('portal.process.transition-title'),
        help: text('portal.process.transition-title-help'),
        missing: text('portal.editor.title-missing'),
        maxLength: 100,
      }}
      addition={(title) => {
        const id = addedProcessId(editing, processLists.transitions, title)
        return { edit: addTransition({ title, from, to, by }), onAdded: () => onAdded(id) }
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={text('portal.process.from')}
        value={from}
        options={[{ value: startState, label: text('portal.process.begin') }, ...options(leaving)]}
        onChoose={setFrom}
      />
      <ChoiceField label={text('portal.process.to')} value={to} options={options(states)} onChoose={setTo} />
      <ChoiceField
        label={text('portal.process.who')}
        value={by}
        options={people.map((actor) => ({ value: actor, label: actorText(actor) }))}
        onChoose={setBy}
      />
    </AddDialog>
  )
}
