import { useRef, useState } from 'react'
import type { MembershipCategory } from '../../../../../contract/reference-data.ts'
import { useText, useLanguage } from '../../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../../api/use-call.ts'
import { loadTexts } from '../../../../language/edition.ts'
import { useLanguageStore } from '../../../../language/language-context.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import type { PreviewOptions } from './preview-options.ts'

/** What may be chosen for a preview, and what is. */
export interface PreviewChoices {
  readonly options: PreviewOptions
  readonly categories: readonly MembershipCategory[]
  readonly languages: readonly string[]
  /** The code of a category; empty for the administrator themself. */
  readonly chooseSeenBy: (category: string) => void
  readonly chooseLanguage: (language: string) => void
}

/** Begins as the administrator, in their language. A language whose texts cannot be loaded is not chosen. */
export function usePreviewChoices(): PreviewChoices {
  const text = useText()
  const toaster = useToaster()
  const start = useStart()
  const current = useLanguage()
  const store = useLanguageStore()
  const { data: categories = [] } = useCall('setup/membership-categories')
  const [seenBy, setSeenBy] = useState('')
  const [chosen, setChosen] = useState(() => ({ language: current, texts: store.edition().texts }))
  const wanted = useRef(current)
  const chooseLanguage = async (language: string): Promise<void> => {
    wanted.current = language
    try {
      const texts = await loadTexts(start, language)
      // Another one may have been chosen while these texts loaded.
      if (wanted.current === language) setChosen({ language, texts })
    } catch {
      toaster.show('error', text('portal.offline'))
    }
  }
  return {
    options: { ...chosen, seenBy: categories.find(({ Code }) => Code === seenBy) },
    categories,
    languages: start.tenant.languages,
    chooseSeenBy: setSeenBy,
    chooseLanguage: (language) => void chooseLanguage(language),
  }
}
