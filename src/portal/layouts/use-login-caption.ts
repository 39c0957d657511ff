import { use } from 'react'
import { captionKey } from '../../engine/translate/caption-key.ts'
import { useStart } from '../app/start-context.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'

/** What the organisation calls its portal, in the user's language where the caption is the declared one; '' for nothing. */
export function useLoginCaption(): string {
  const { settings } = useStart()
  const catalogue = use(CatalogueContext)
  const caption = settings.minor_settings.login_caption ?? ''
  return catalogue[captionKey(caption)] ?? caption
}
