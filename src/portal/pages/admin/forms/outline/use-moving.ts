import { useState } from 'react'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import type { Step } from './MovableItem.tsx'

interface Moving {
  readonly label: string
  readonly ids: Readonly<Record<Step, string>>
  readonly step: Step
  /** Undefined when it is at its end already. */
  readonly change: Edit | undefined
}

/** Moves the items of an outline: says where an item went, and leaves the focus at its button. */
export function useMoving() {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const focusNext = useFocusNext()
  const move = ({ label, ids, step, change }: Moving) => {
    const refused = change && editing.edit(change)
    setProblem(refused)
    if (refused !== undefined) return
    setAnnounced(text(change ? `portal.editor.moved-${step}` : `portal.editor.stays-${step}`, { field: label }))
    focusNext(ids[step])
  }
  return { problem, announced, move }
}
