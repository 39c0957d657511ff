import { use, useCallback } from 'react'
import { captionKey } from '../../engine/translate/caption-key.ts'
import { CatalogueContext } from '../forms/catalogue-context.ts'

/** How a caption that the organisation has set reads: translated if it equals the declared one, else itself. */
export function useTranslatedCaption(): (caption: string) => string {
  const catalogue = use(CatalogueContext)
  return useCallback((caption) => catalogue[captionKey(caption)] ?? caption, [catalogue])
}
