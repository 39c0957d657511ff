import { Fragment } from 'react'
import type { TextLine } from './text-block.ts'

interface DrawnLinesProps {
  readonly lines: readonly TextLine[]
  /** Where their block begins. */
  readonly x: number
  readonly y: number
}

/** Lines of text in a diagram. */
export const DrawnLines = ({ lines, x, y }: DrawnLinesProps) =>
  lines.map((line, i) => (
    <Fragment key={line.y}>
      {/* So that those who have it read out hear words, not one long one. */}
      {i > 0 && ' '}
      <text className={line.kind} x={x} y={y + line.y}>
        {line.text}
      </text>
    </Fragment>
  ))
