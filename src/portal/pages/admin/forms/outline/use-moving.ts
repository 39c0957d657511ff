import { useState } from 'react'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import type { Beside } from '../../../../../engine/editing/positions.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import { movablePlaces } from './movable-places.ts'
import type { MovablePlace, MovableThing } from './movable-places.ts'
import { useDragging } from './use-dragging.ts'
import type { Dragging, DropEdge } from './use-dragging.ts'

type Step = 'up' | 'down'

/** A list whose items move among each other. */
export interface MovingList {
  /** What no other list of the outline is called. */
  readonly name: string
  /** Its items in their order, by group. */
  readonly groups: readonly (readonly MovableThing[])[]
  /** The ids of an item's buttons. */
  readonly idsOf: (id: string) => Readonly<Record<Step | 'to', string>>
  readonly stepped: (id: string, step: Step) => Edit
  readonly moved: (id: string, beside: Beside) => Edit
}

/** How one item of a list is moved. */
export interface ItemMoves {
  readonly onStep: (step: Step) => void
  readonly places: readonly MovablePlace[]
  readonly onMove: (beside: Beside) => void
  /** Where what is dragged over it would be dropped. */
  readonly edge: DropEdge | undefined
  readonly dragging: ReturnType<Dragging['handlers']>
}

/** Moves the items of an outline: says where an item went, and leaves the focus at the button that moved it. */
export function useMoving() {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const focusNext = useFocusNext()
  const dragging = useDragging()
  /** Returns whether nothing is against it. */
  const edit = (change: Edit | undefined, happened: string): boolean => {
    const refused = change && editing.edit(change)
    setProblem(refused)
    if (refused === undefined) setAnnounced(happened)
    return refused === undefined
  }
  const movesOf = (list: MovingList, id: string): ItemMoves => {
    const order = list.groups.flat()
    const labelOf = (wanted: string) => order.find((one) => one.id === wanted)?.label ?? wanted
    const move = (moved: string, beside: Beside) => {
      const [side, other] =
        'after' in beside ? (['after', beside.after] as const) : (['before', beside.before] as const)
      const happened = text(`portal.editor.moved-${side}`, { field: labelOf(moved), other: labelOf(other) })
      if (edit(list.moved(moved, beside), happened)) focusNext(list.idsOf(moved).to)
    }
    return {
      onStep: (step) => {
        const isAtEnd = order.at(step === 'up' ? 0 : -1)?.id === id
        const field = labelOf(id)
        const happened = text(isAtEnd ? `portal.editor.stays-${step}` : `portal.editor.moved-${step}`, { field })
        if (edit(isAtEnd ? undefined : list.stepped(id, step), happened)) focusNext(list.idsOf(id)[step])
      },
      places: movablePlaces(list.groups, id),
      onMove: (beside) => move(id, beside),
      edge: dragging.edgeOf({ list: list.name, id }),
      dragging: dragging.handlers({ list: list.name, id }, move),
    }
  }
  return { problem, announced, movesOf }
}
