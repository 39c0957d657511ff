import type { FormSchema } from '../../../engine/document/document.ts'
import type { TextCodec } from './use-text-control.ts'

/** Text that is not a number stays text, so that the validator can report it and nothing typed is lost. */
export const numberText: TextCodec = {
  toValue: (text) => {
    const typed = text.trim()
    if (typed === '') return undefined
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(typed) ? Number(typed) : typed
  },
}

/** The on-screen keyboard for a number: the one of digits alone lacks the point and the minus. */
export function numericInputMode({ type, minimum }: FormSchema): 'numeric' | 'decimal' {
  const isWhole = type === 'integer' && typeof minimum === 'number' && minimum >= 0
  return isWhole ? 'numeric' : 'decimal'
}
