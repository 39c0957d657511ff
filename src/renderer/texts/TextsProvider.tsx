import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { TextsContext } from './texts-context.ts'
import { textsOf } from '../../engine/translate/texts.ts'
import type { Texts } from '../../engine/translate/texts.ts'

export interface TextsProviderProps {
  readonly texts: Texts
  /** BCP 47, e.g. `en`, `sw`; decides plural forms. */
  readonly language: string
  readonly children: ReactNode
}

/** Provides the texts of one language to everything below it. */
export function TextsProvider({ texts, language, children }: TextsProviderProps) {
  const value = useMemo(() => ({ text: textsOf(texts, language), language }), [texts, language])
  return <TextsContext value={value}>{children}</TextsContext>
}
