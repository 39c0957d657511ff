import { useCallback, useState } from 'react'

type Answer = (yes: boolean) => void

export interface Question {
  /** Answers the open question; undefined while none is open. */
  readonly question: Answer | undefined
  /** Opens the question, and waits for the answer. */
  readonly ask: () => Promise<boolean>
}

/** A yes-or-no question during a call, shown by a dialog. */
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
