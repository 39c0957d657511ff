import { use } from 'react'
import { TextsContext } from './texts-context.ts'
import type { TextOf } from '../../engine/translate/texts.ts'

/** The texts of the user's language: `const text = useText(); text('renderer.file.replace')`. */
export function useText(): TextOf {
  return use(TextsContext).text
}

/** The user's language, e.g. `en`. */
export function useLanguage(): string {
  return use(TextsContext).language
}
