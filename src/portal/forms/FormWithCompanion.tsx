import { useDeferredValue, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { FormStore } from '../../renderer/store/state/form-store.ts'

interface FormWithCompanionProps {
  readonly store: FormStore
  /** What stands beside the form, for its current answers. */
  readonly companion: (answers: JsonObject) => ReactNode
  readonly children: ReactNode
}

const noAnswers: JsonObject = {}

/** A form with something that follows its answers: beside it, in sight while it scrolls; above it on narrow pages. */
export function FormWithCompanion({ store, companion, children }: FormWithCompanionProps) {
  const answers = useSyncExternalStore(store.valueSource('').subscribe, () => store.answers)
  // Typing does not wait for it.
  const shown = useDeferredValue(answers)
  return (
    <Sides>
      <Companion>{companion(isJsonObject(shown) ? shown : noAnswers)}</Companion>
      <div>{children}</div>
    </Sides>
  )
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'start',
    gap: theme.spacing(4),
    '& > :last-child': { gridColumn: 1, gridRow: 1 },
  },
}))

const Companion = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: theme.spacing(11) },
}))
