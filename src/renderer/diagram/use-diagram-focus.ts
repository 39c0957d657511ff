import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LaidOutDiagram } from './lay-out-diagram.ts'
import { readingOrder } from './reading-order.ts'

/** What makes a group of the diagram a button. */
interface PartProps {
  readonly id: string
  readonly role: 'button'
  readonly tabIndex: number
  readonly onClick: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The properties of a button of the diagram, by its key. */
export type FocusablePart = (key: string, onChoose: () => void) => PartProps

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Of the buttons of a diagram Tab reaches the one that had the focus last; arrow keys lead to the others. */
export function useDiagramFocus(laidOut: LaidOutDiagram): FocusablePart {
  const prefix = useId()
  const order = readingOrder(laidOut)
  const [last, setLast] = useState<string>()
  const reached = last !== undefined && order.includes(last) ? last : order[0]
  const idOf = (key: string): string => `${prefix}-${key}`
  return (key, onChoose) => ({
    id: idOf(key),
    role: 'button',
    tabIndex: key === reached ? 0 : -1,
    onClick: onChoose,
    onFocus: () => setLast(key),
    onKeyDown: (event) => {
      const next = nextKey(event.key, order, key)
      const isPressed = event.key === 'Enter' || event.key === ' '
      if (next === undefined && !isPressed) return
      event.preventDefault()
      if (next === undefined) onChoose()
      else document.getElementById(idOf(next))?.focus()
    },
  })
}

function nextKey(pressed: string, order: readonly string[], from: string): string | undefined {
  if (pressed === 'Home') return order[0]
  if (pressed === 'End') return order.at(-1)
  const step = steps[pressed]
  if (step === undefined) return undefined
  return order[Math.min(Math.max(order.indexOf(from) + step, 0), order.length - 1)]
}
