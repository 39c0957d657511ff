import { useCallback, useState } from 'react'

type Answer = (yes: boolean) => void

export interface Question {
  /** How the open question is answered; undefined while none is open. */
  readonly question: Answer | undefined
  /** Opens it, and waits for the answer. */
  readonly ask: () => Promise<boolean>
}

/** A yes-or-no question in the middle of a call, for a dialog to put. */
export function useQuestion(): Question {
  const [question, setQuestion] = useState<Answer>()
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setQuestion(() => (yes: boolean) => {
          setQuestion(undefined)
          resolve(yes)
        })
      }),
    [],
  )
  return { question, ask }
}
