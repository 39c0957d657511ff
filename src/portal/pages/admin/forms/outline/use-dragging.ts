import { useState } from 'react'
import type { DragEvent } from 'react'
import type { Beside } from '../../../../../engine/editing/positions.ts'

/** A row that is dragged, or under what is dragged. */
export interface DraggableRow {
  /** Rows are dragged among those of the same list. */
  readonly list: string
  readonly id: string
}

/** On which edge of a row something would be dropped. */
export type DropEdge = 'before' | 'after'

export interface Dragging {
  /** On which edge of a row what is dragged would be dropped now. */
  readonly edgeOf: (row: DraggableRow) => DropEdge | undefined
  /** What a row listens to. */
  readonly handlers: (row: DraggableRow, onDrop: (id: string, beside: Beside) => void) => DragHandlers
}

type DragHandlers = Readonly<
  Record<'onDragStart' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onDragEnd', (event: DragEvent<HTMLElement>) => void>
>

/** Drags rows by the mouse. It is an extra: whatever it does, buttons do as well. */
export function useDragging(): Dragging {
  const [dragged, setDragged] = useState<DraggableRow>()
  const [over, setOver] = useState<DraggableRow & { readonly edge: DropEdge }>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const takes = ({ list, id }: DraggableRow) => dragged !== undefined && dragged.list === list && dragged.id !== id
  return {
    edgeOf: ({ list, id }) => (over?.list === list && over.id === id ? over.edge : undefined),
    handlers: (row, onDrop) => ({
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', row.id)
        setDragged(row)
      },
      onDragOver: (event) => {
        if (!takes(row)) return
        event.preventDefault()
        const edge = edgeUnder(event)
        if (over?.list !== row.list || over.id !== row.id || over.edge !== edge) setOver({ ...row, edge })
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event) => {
        if (dragged === undefined || !takes(row)) return
        event.preventDefault()
        onDrop(dragged.id, edgeUnder(event) === 'before' ? { before: row.id } : { after: row.id })
        end()
      },
      onDragEnd: end,
    }),
  }
}

function edgeUnder({ currentTarget, clientY }: DragEvent<HTMLElement>): DropEdge {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}
