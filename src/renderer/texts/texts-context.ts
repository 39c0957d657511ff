import { createContext } from 'react'
import { textsOf } from './texts.ts'
import type { TextOf } from './texts.ts'

export interface TextsContextValue {
  readonly text: TextOf
  readonly language: string
}

export const TextsContext = createContext<TextsContextValue>({ text: textsOf({}, 'en'), language: 'en' })
