import { Fragment } from 'react'

/** A text that may also break after each @: an e-mail address that does not fit is split there. */
export function BreakableText({ children }: { readonly children: string }) {
  const pieces = children.split(/(?<=@)/)
  if (pieces.length < 2) return children
  // The parts of a text differ only by their index, and do not move.
  return pieces.map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
