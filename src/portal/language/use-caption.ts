import { use } from 'react'
import { captionKey } from '../../engine/translate/caption-key.ts'
import { useStart } from '../ui/start-context.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'

/**
 * A text from the organisation's settings, translated if it equals the declared one; '' if none is set.
 */
export function useCaption(setting: 'login_caption' | 'referee_disclaimer_caption'): string {
  const { settings } = useStart()
  const catalogue = use(CatalogueContext)
  const caption = settings.minor_settings[setting] ?? ''
  return catalogue[captionKey(caption)] ?? caption
}
