import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** The longest piece that has to fit on one line: longer than ordinary words, shorter than half a phone. */
const longest = 24

/**
 * A text whose ordinary words stay whole. A line may also end after the @ of an e-mail address, after the marks in a
 * word that is longer than a line of a table (file names, web addresses), and anywhere in what is still too long.
 */
export function BreakableText({ children }: { readonly children: string }) {
  if (!children.includes('@') && !/\S{25}/.test(children)) return children
  const pieces = children.split(/(?<=@)|(?<=\s)(?=\S)/).flatMap(shorten)
  // The parts of a text differ only by their index, and do not move.
  return pieces.map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {whole(piece)}
    </Fragment>
  ))
}

const shorten = (word: string): readonly string[] =>
  word.trimEnd().length > longest ? word.split(/(?<=[._/-])(?=[^\s._/-])/) : [word]

const whole = (piece: string): ReactNode =>
  piece.trimEnd().length > longest ? <span style={{ overflowWrap: 'anywhere' }}>{piece}</span> : piece
