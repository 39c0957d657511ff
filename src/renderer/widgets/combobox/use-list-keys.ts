import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export interface ListKeys {
  readonly open: boolean
  readonly active: number
  readonly setOpen: (open: boolean, active?: number) => void
  readonly setActive: (active: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface ListKeysOptions {
  readonly count: number
  /** The active option when the list opens. */
  readonly initial: number
  readonly onPick: (index: number) => void
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 8],
  ['PageUp', -8],
])

/** The keys of a combobox's list (WAI-ARIA combobox pattern): arrows and pages move, Enter picks, Escape closes. */
export function useListKeys({ count, initial, onPick }: ListKeysOptions): ListKeys {
  const [open, setOpenState] = useState(false)
  const [active, setActive] = useState(-1)
  const setOpen = (opens: boolean, at = -1) => {
    setOpenState(opens)
    setActive(at)
  }
  const move = (step: number) => {
    if (!open) return setOpen(true, Math.max(0, initial))
    if (Math.abs(step) > 1) return setActive(Math.min(count - 1, Math.max(0, active + step)))
    return setActive(count === 0 ? -1 : (active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (step !== undefined) move(step)
    else if (event.key === 'Enter' && open && active >= 0 && active < count) onPick(active)
    else if (event.key === 'Escape' && open) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { open, active, setOpen, setActive, onKeyDown }
}
