import { useCallback } from 'react'
import { partsOfMasked } from '../../engine/format/mask-text.ts'
import { useText } from './use-text.ts'

/** Says a masked text in words, because screen readers name every dot of it; any other text stays as it is. */
export function useSpokenMask(): (masked: string) => string {
  const text = useText()
  return useCallback(
    (masked) => {
      const parts = partsOfMasked(masked)
      if (parts === undefined) return masked
      const { begins, ends } = parts
      if (begins !== '') return text('renderer.masked.both', { begins, ends })
      return ends === '' ? text('renderer.masked.whole') : text('renderer.masked.ends', { ends })
    },
    [text],
  )
}
