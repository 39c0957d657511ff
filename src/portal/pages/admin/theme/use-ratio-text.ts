import { roundedRatio } from '../../../../engine/color/contrast-pairs.ts'
import { useLanguage } from '../../../../renderer/texts/use-text.ts'

/** Writes a contrast, 1 to 21, in the reader's language. */
export function useRatioText(): (ratio: number) => string {
  const language = useLanguage()
  return (ratio) => roundedRatio(ratio).toLocaleString(language, { minimumFractionDigits: 1 })
}
