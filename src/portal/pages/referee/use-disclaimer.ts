import { useState } from 'react'
import { useStart } from '../../ui/start-context.ts'
import { useCaption } from '../../language/use-caption.ts'

/** The statement that the organisation lets referees confirm before they accept (PLAT-17); none where it is not set. */
export interface DisclaimerState {
  readonly statement: string | undefined
  readonly isConfirmed: boolean
  /** Whether confirming it was forgotten. */
  readonly isMissed: boolean
  readonly confirm: (confirmed: boolean) => void
  /** Whether the referee may go on; says so when not. */
  readonly isMet: () => boolean
}

export function useDisclaimer(): DisclaimerState {
  const { minor_settings: settings } = useStart().settings
  const caption = useCaption('referee_disclaimer_caption')
  const statement = settings.referee_disclaimer === true && caption !== '' ? caption : undefined
  const [isConfirmed, setConfirmed] = useState(false)
  const [isMissed, setMissed] = useState(false)
  return {
    statement,
    isConfirmed,
    isMissed,
    confirm: (confirmed) => {
      setConfirmed(confirmed)
      setMissed(false)
    },
    isMet: () => {
      const met = statement === undefined || isConfirmed
      setMissed(!met)
      return met
    },
  }
}
