import { use } from 'react'
import { captionKey } from '../../engine/translate/caption-key.ts'
import { useStart } from '../ui/start-context.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'

/**
 * A sentence of the organisation's settings, in the user's language where it is the declared one; '' where none is set.
 */
export function useCaption(setting: 'login_caption' | 'referee_disclaimer_caption'): string {
  const { settings } = useStart()
  const catalogue = use(CatalogueContext)
  const caption = settings.minor_settings[setting] ?? ''
  return catalogue[captionKey(caption)] ?? caption
}
