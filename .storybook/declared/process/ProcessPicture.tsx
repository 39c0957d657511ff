import { styled } from '@mui/material/styles'
import { Suspense, use, useState } from 'react'
import type { CaseDiagram, DiagramEdge } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { startState } from '../../../src/engine/cases/model/case.ts'
import { stateTints } from '../../../src/renderer/feedback/state-tints.ts'
import { diagramSizes } from './diagram-sizes.ts'
import { layOutDiagram } from './lay-out-diagram.ts'
import type { LaidOutArrow, LaidOutBox, LaidOutDiagram, Point } from './lay-out-diagram.ts'
import type { TextBlock } from './text-block.ts'

interface ProcessPictureProps {
  readonly title: string
  readonly diagram: CaseDiagram
  /** Who takes a transition, in words. */
  readonly byText: (edge: DiagramEdge) => string
}

/**
 * The states of a case type and the ways between them. What it shows is listed beside it too, so it is one picture to
 * those who do not see it. Where it has no room it scrolls by itself. For another diagram, give it another key.
 */
export function ProcessPicture({ title, diagram, byText }: ProcessPictureProps) {
  const [laidOut] = useState(() => layOutDiagram(diagram, byText))
  return (
    <Frame aria-label="Picture" tabIndex={0}>
      <Suspense>
        <Picture {...{ title, laidOut }} />
      </Suspense>
    </Frame>
  )
}

function Picture({ title, laidOut }: { readonly title: string; readonly laidOut: Promise<LaidOutDiagram> }) {
  const { width, height, boxes, arrows } = use(laidOut)
  return (
    <svg {...{ role: 'img', 'aria-label': title }} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {arrows.map((arrow) => (
        <Arrow key={JSON.stringify([arrow.from, arrow.to])} {...arrow} />
      ))}
      {boxes.map((box) => (
        <State key={box.node.id} {...box} />
      ))}
    </svg>
  )
}

const Frame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  maxWidth: '100%',
  padding: theme.spacing(1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '& svg': { display: 'block', margin: '0 auto', fontFamily: theme.typography.fontFamily },
  '& .way': { fill: 'none', stroke: theme.palette.text.secondary, strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& .head': { fill: theme.palette.text.secondary },
  '& .start': { fill: theme.palette.primary.main },
  '& .title': { fill: theme.palette.text.primary, fontSize: diagramSizes.title.size },
  '& .by': { fill: theme.palette.text.secondary, fontSize: diagramSizes.by.size },
  '& .state .title': { fontWeight: 600, textAnchor: 'middle', fill: 'inherit' },
}))

/** How far the second line of a final state is from the first. */
const inset = 3

function State({ node, x, y, width, height, title }: LaidOutBox) {
  if (node.id === startState) return <circle className="start" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
  const { color, ground, text } = stateTints(node.color ?? 'default')
  const { radius } = diagramSizes.box
  return (
    <g className="state" data-state={node.id} fill={text}>
      <rect {...{ x, y, width, height }} rx={radius} fill={ground} stroke={color} strokeWidth={1.5} />
      {node.final && (
        <rect
          x={x + inset}
          y={y + inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          rx={radius - inset}
          fill="none"
          stroke={color}
        />
      )}
      <Lines block={title} x={x + width / 2} y={y + (height - title.height) / 2} />
    </g>
  )
}

function Arrow({ from, to, points, text }: LaidOutArrow) {
  const { length, width } = diagramSizes.head
  const [before, end] = points.slice(-2)
  return (
    <g className="arrow" data-from={from} data-to={to}>
      <path className="way" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {before && end && (
        <path
          className="head"
          transform={`translate(${end.x} ${end.y}) rotate(${turnOf(before, end)})`}
          d={`M0 0L${-width / 2} ${-length}H${width / 2}Z`}
        />
      )}
      <Lines {...text} />
    </g>
  )
}

/** By how many degrees the head of an arrow is turned from one that points down. */
function turnOf(before: Point, end: Point): number {
  if (before.x !== end.x) return before.x < end.x ? -90 : 90
  return before.y < end.y ? 0 : 180
}

interface LinesProps {
  readonly block: TextBlock
  readonly x: number
  readonly y: number
}

const Lines = ({ block, x, y }: LinesProps) =>
  block.lines.map((line) => (
    <text key={line.y} className={line.kind} x={x} y={y + line.y}>
      {line.text}
    </text>
  ))
