import { useState } from 'react'
import { useStart } from '../../ui/start-context.ts'
import { useCaption } from '../../language/use-caption.ts'

/** The statement that referees must confirm before they accept (PLAT-17); none unless the organisation sets one. */
export interface DisclaimerState {
  readonly statement: string | undefined
  readonly isConfirmed: boolean
  /** Whether the referee forgot to confirm it. */
  readonly isMissed: boolean
  readonly confirm: (confirmed: boolean) => void
  /** Whether the referee may continue; shows an error if not. */
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
