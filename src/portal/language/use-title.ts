import { useCallback } from 'react'
import { captionOf } from '../../engine/cases/values/caption.ts'
import { useStart } from '../ui/start-context.ts'
import { useTranslatedCaption } from './use-translated-caption.ts'

/**
 * How a declared title reads: `=settings.…` is a caption that the organisation has set, translated if it equals the
 * declared one; any other title is itself.
 */
export function useTitle(): (title: string) => string {
  const { settings } = useStart()
  const translated = useTranslatedCaption()
  return useCallback(
    (title) => {
      const caption = captionOf(title, { settings: settings.minor_settings })
      return caption === title ? title : translated(caption)
    },
    [settings, translated],
  )
}
