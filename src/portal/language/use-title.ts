import { use, useCallback } from 'react'
import { captionOf } from '../../engine/cases/values/caption.ts'
import { captionKey } from '../../engine/translate/caption-key.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'
import { useStart } from '../ui/start-context.ts'

/**
 * How a declared title reads: `=settings.…` is a caption that the organisation has set, translated if it equals the
 * declared one; any other title is itself.
 */
export function useTitle(): (title: string) => string {
  const { settings } = useStart()
  const catalogue = use(CatalogueContext)
  return useCallback(
    (title) => {
      const caption = captionOf(title, { settings: settings.minor_settings })
      return caption === title ? title : (catalogue[captionKey(caption)] ?? caption)
    },
    [settings, catalogue],
  )
}
