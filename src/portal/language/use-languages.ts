import { useCallback } from 'react'
import { useLanguage, useText } from '../../renderer/texts/use-text.ts'
import { useStart } from '../ui/start-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useLanguageStore } from './language-context.ts'
import { languageName } from './language-name.ts'

export interface LanguageOffer {
  readonly language: string
  /** Its name in that language, e.g. `Kiswahili`. */
  readonly name: string
}

/** The available languages, the current one, and a function to choose another; a toast shows a failure. */
export function useLanguages() {
  const { tenant } = useStart()
  const text = useText()
  const current = useLanguage()
  const store = useLanguageStore()
  const toaster = useToaster()
  const choose = useCallback(
    (language: string) => {
      store.choose(language).catch(() => toaster.show('error', text('portal.offline')))
    },
    [store, text, toaster],
  )
  const offers = tenant.languages.map((language): LanguageOffer => ({ language, name: languageName(language) }))
  return { offers, current, choose }
}
