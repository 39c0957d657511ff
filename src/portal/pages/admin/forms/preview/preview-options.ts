import { createContext, use } from 'react'
import type { MembershipCategory } from '../../../../../contract/reference-data.ts'
import type { Texts } from '../../../../../engine/translate/texts.ts'

/** For whom, and in which language, a preview is drawn. */
export interface PreviewOptions {
  /** A member of this category sees it; undefined for the administrator themself. */
  readonly seenBy: MembershipCategory | undefined
  readonly language: string
  /** The portal's texts in that language. */
  readonly texts: Texts
}

export const PreviewContext = createContext<PreviewOptions | undefined>(undefined)

/** For whom, and in which language, the preview around is drawn. */
export function usePreviewOptions(): PreviewOptions {
  const options = use(PreviewContext)
  if (!options) throw new Error('Nothing is previewed: a preview was rendered outside its canvas')
  return options
}
