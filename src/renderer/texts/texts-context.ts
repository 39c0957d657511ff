import { createContext } from 'react'
import { textsOf } from '../../engine/translate/texts.ts'
import type { TextOf } from '../../engine/translate/texts.ts'

export interface TextsContextValue {
  readonly text: TextOf
  readonly language: string
}

export const TextsContext = createContext<TextsContextValue>({ text: textsOf({}, 'en'), language: 'en' })
