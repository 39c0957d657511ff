import type { DiagramEdge } from '../../engine/cases/diagram/case-diagram.ts'
import { isChosenEdge } from './diagram-choice.ts'
import type { DiagramChoice } from './diagram-choice.ts'
import { diagramSizes } from './diagram-sizes.ts'
import { DrawnLines } from './DrawnLines.tsx'
import type { LaidOutArrow, Point } from './lay-out-diagram.ts'
import { blockPart } from './text-block.ts'
import { edgeKey } from './reading-order.ts'
import type { FocusablePart } from './use-diagram-focus.ts'

interface DrawnArrowProps {
  readonly arrow: LaidOutArrow
  readonly part: FocusablePart
  readonly choice: DiagramChoice | undefined
}

/** The ways from one state to another as one arrow, beside which each of them has its text. */
export function DrawnArrow({ arrow, part, choice }: DrawnArrowProps) {
  const { from, to, points, edges, text } = arrow
  const { length, width } = diagramSizes.head
  const [before, end] = points.slice(-2)
  const way = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const isChosen = choice !== undefined && edges.some((edge) => isChosenEdge(choice, edge))
  return (
    <g className={isChosen ? 'arrow chosen' : 'arrow'} data-from={from} data-to={to}>
      <path className="way" d={way} />
      {before && end && (
        <path
          className="head"
          transform={`translate(${end.x} ${end.y}) rotate(${turnOf(before, end)})`}
          d={`M0 0L${-width / 2} ${-length}H${width / 2}Z`}
        />
      )}
      {choice === undefined ? (
        <DrawnLines lines={text.block.lines} x={text.x} y={text.y} />
      ) : (
        edges.map((edge, of) => <Way key={edge.id} {...{ edge, of, text, part, choice }} />)
      )}
    </g>
  )
}

interface WayProps {
  readonly edge: DiagramEdge
  /** Which of the texts is its own. */
  readonly of: number
  readonly text: LaidOutArrow['text']
  readonly part: FocusablePart
  readonly choice: DiagramChoice
}

/** One of the transitions at an arrow, as a button of its lines. */
function Way({ edge, of, text, part, choice }: WayProps) {
  const { lines, y, height } = blockPart(text.block, of)
  const { x: besideX, y: besideY } = diagramSizes.hit
  const ground = {
    x: text.x - besideX,
    y: text.y + y - besideY,
    width: text.block.width + 2 * besideX,
    height: height + 2 * besideY,
    rx: 4,
  }
  return (
    <g
      data-transition={edge.id}
      {...part(edgeKey(edge), () => choice.onChoose({ transition: edge.id }))}
      aria-label={choice.edgeName(edge)}
      aria-pressed={isChosenEdge(choice, edge)}
    >
      <rect className="ground" {...ground} />
      <rect className="focus" {...ground} />
      <DrawnLines lines={lines} x={text.x} y={text.y} />
    </g>
  )
}

/** By how many degrees the head of an arrow is turned from one that points down. */
function turnOf(before: Point, end: Point): number {
  if (before.x !== end.x) return before.x < end.x ? -90 : 90
  return before.y < end.y ? 0 : 180
}
