import { startState } from '../../engine/cases/model/case.ts'
import { stateTints } from '../feedback/state-tints.ts'
import { isChosenState } from './diagram-choice.ts'
import type { DiagramChoice } from './diagram-choice.ts'
import { diagramSizes } from './diagram-sizes.ts'
import { DrawnLines } from './DrawnLines.tsx'
import type { LaidOutBox } from './lay-out-diagram.ts'
import { stateKey } from './reading-order.ts'
import type { FocusablePart } from './use-diagram-focus.ts'

interface DrawnStateProps {
  readonly box: LaidOutBox
  readonly part: FocusablePart
  readonly choice: DiagramChoice | undefined
}

const { inset, ring, mark } = diagramSizes

/** A state as a box with its title; a final one has a double line, and the start is a circle. */
export function DrawnState({ box, part, choice }: DrawnStateProps) {
  const { node, x, y, width, height, title } = box
  if (node.id === startState) return <circle className="start" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
  const { color, ground, text } = stateTints(node.color ?? 'default')
  const { radius } = diagramSizes.box
  const isChosen = choice !== undefined && isChosenState(choice, node.id)
  return (
    <g
      className="state"
      data-state={node.id}
      fill={text}
      {...(choice && {
        ...part(stateKey(node.id), () => choice.onChoose({ state: node.id })),
        'aria-label': choice.stateName(node),
        'aria-pressed': isChosen,
      })}
    >
      <rect {...{ x, y, width, height }} rx={radius} fill={ground} stroke={color} strokeWidth={1.5} />
      {node.final && <rect {...around(box, -inset)} rx={radius - inset} fill="none" stroke={color} />}
      <DrawnLines lines={title.lines} x={x + width / 2} y={y + (height - title.height) / 2} />
      {isChosen && <rect {...around(box, ring)} rx={radius + ring} className="ring" />}
      {choice && <rect {...around(box, ring + 3)} rx={radius + ring} className="focus" />}
      {choice?.marked.has(node.id) && (
        <>
          <circle className="mark" cx={x + width} cy={y} r={mark} />
          <text className="mark-sign" x={x + width} y={y + mark / 2} fontSize={mark * 1.5}>
            !
          </text>
        </>
      )}
    </g>
  )
}

/** A rectangle around a box, or inside it, by so many pixels. */
const around = ({ x, y, width, height }: LaidOutBox, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
