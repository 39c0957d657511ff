import { useState } from 'react'
import { useSession } from '../../../../session/session-context.ts'
import { keptTour } from './kept-tour.ts'
import { anchorOf, tourSteps } from './tour-steps.ts'
import type { TourStep } from './tour-steps.ts'

/** The tour of the first edit, and where somebody is in it. */
export interface EditorTour {
  /** Whether it is offered: nobody who has seen it or declined it is asked again. */
  readonly isOffered: boolean
  /** Those that stand at a control of this editor; a list has no preview. */
  readonly steps: readonly TourStep[]
  /** The index of the step that is shown; undefined while there is no tour. */
  readonly at: number | undefined
  readonly start: () => void
  readonly goTo: (step: number) => void
  /** Ends or declines it; the focus goes to the button that starts it again. */
  readonly end: () => void
}

/** The id of the button that starts the tour. */
export const tourButton = 'editor-tour'

export function useEditorTour(): EditorTour {
  const user = useSession()?.user.id ?? ''
  const kept = keptTour(() => window.localStorage, user)
  const [isOffered, setOffered] = useState(() => !kept.isSeen())
  const [steps, setSteps] = useState<readonly TourStep[]>([])
  const [at, setAt] = useState<number>()
  const noteSeen = () => {
    kept.noteSeen()
    setOffered(false)
  }
  return {
    isOffered,
    steps,
    at,
    start: () => {
      noteSeen()
      setSteps(tourSteps.filter((step) => anchorOf(step) !== null))
      setAt(0)
    },
    goTo: setAt,
    end: () => {
      noteSeen()
      setAt(undefined)
      document.getElementById(tourButton)?.focus()
    },
  }
}
