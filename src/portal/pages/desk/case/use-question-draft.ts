import { useCallback, useMemo, useState } from 'react'
import type { ShownPin } from '../../../../contract/case-question.ts'
import { pinKey } from '../../../cases/question-pins.ts'

/** A question that somebody is about to ask. */
export interface QuestionDraft {
  readonly text: string
  /** What it is about. */
  readonly pins: readonly ShownPin[]
  /** What was added last; undefined before that and after it was taken out. */
  readonly added: ShownPin | undefined
  readonly write: (text: string) => void
  /** Adds what the question is about; once, however often it is chosen. */
  readonly pin: (pin: ShownPin) => void
  readonly unpin: (pin: ShownPin) => void
  readonly clear: () => void
}

/** The state of a question before it is asked. */
export function useQuestionDraft(): QuestionDraft {
  const [text, write] = useState('')
  const [pins, setPins] = useState<readonly ShownPin[]>([])
  const [added, setAdded] = useState<ShownPin>()
  const pin = useCallback((one: ShownPin) => {
    setPins((before) => [...without(before, one), one])
    setAdded(one)
  }, [])
  const unpin = useCallback((one: ShownPin) => {
    setPins((before) => without(before, one))
    setAdded(undefined)
  }, [])
  const clear = useCallback(() => {
    write('')
    setPins([])
    setAdded(undefined)
  }, [])
  return useMemo(() => ({ text, pins, added, write, pin, unpin, clear }), [text, pins, added, pin, unpin, clear])
}

const without = (pins: readonly ShownPin[], pin: ShownPin): readonly ShownPin[] =>
  pins.filter((one) => pinKey(one) !== pinKey(pin))
