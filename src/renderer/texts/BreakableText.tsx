import { Fragment } from 'react'

/** A text that may be broken after each @ too: where an address for mail does not fit, it is read in two pieces. */
export function BreakableText({ children }: { readonly children: string }) {
  const pieces = children.split(/(?<=@)/)
  if (pieces.length < 2) return children
  // Pieces of one text differ by nothing but their place, and do not move.
  return pieces.map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
