import { useCallback } from 'react'
import { useLanguage, useText } from '../../renderer/texts/use-text.ts'
import { useStart } from '../ui/start-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useLanguageStore } from './language-context.ts'

export interface LanguageOffer {
  readonly language: string
  /** Its name in itself, e.g. `Kiswahili`. */
  readonly name: string
}

/** The languages on offer, the present one, and how another is chosen; a failure is shown by a toast. */
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
  const offers = tenant.languages.map((language): LanguageOffer => ({ language, name: nameOf(language) }))
  return { offers, current, choose }
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
