import { partsOfMasked } from '../../engine/format/mask-text.ts'
import { BreakableText } from './BreakableText.tsx'
import { useSpokenMask } from './use-spoken-mask.ts'

/**
 * A cell of a masked column: the dots for the eye, and in words for screen readers how it begins and ends. A text that
 * is not masked, such as that of a cell without a value, is drawn as it is.
 */
export function MaskedText({ children }: { readonly children: string }) {
  const spoken = useSpokenMask()
  if (partsOfMasked(children) === undefined) return <BreakableText>{children}</BreakableText>
  return (
    <>
      <span aria-hidden style={children.includes('@') ? undefined : onOneLine}>
        <BreakableText>{children}</BreakableText>
      </span>
      <span className="rg-unseen">{spoken(children)}</span>
    </>
  )
}

const onOneLine = { whiteSpace: 'nowrap' } as const
