import { diagramSizes } from '../../src/renderer/diagram/diagram-sizes.ts'
import { layOutDiagram } from '../../src/renderer/diagram/lay-out-diagram.ts'
import type { LaidOutArrow, LaidOutDiagram, Point } from '../../src/renderer/diagram/lay-out-diagram.ts'
import { textWidth } from '../../src/renderer/diagram/wrap-title.ts'
import { caseDiagram } from '../../src/engine/cases/diagram/case-diagram.ts'
import type { CaseDiagram } from '../../src/engine/cases/diagram/case-diagram.ts'
import type { CaseType } from '../../src/engine/cases/case-type.ts'

interface Area {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is wrong with the picture of a case type, in words; nothing when it is in order. */
export async function flawsOf(type: Pick<CaseType, 'declared'>): Promise<readonly string[]> {
  const diagram = caseDiagram(type)
  const laidOut = await layOutDiagram(diagram, ({ by, on }) => [...by, ...on].join(', '))
  const areas = [...boxesOf(laidOut), ...textsOf(laidOut)]
  return [
    ...areas.flatMap((one, i) =>
      areas.slice(i + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} on ${other.name}`] : [])),
    ),
    ...areas.flatMap((one) => (isInside(one, { ...laidOut, name: '', x: 0, y: 0 }) ? [] : [`${one.name} is cut`])),
    ...laidOut.arrows.flatMap((arrow) => crossed(arrow, areas)),
    ...titlesThatDoNotFit(laidOut),
    ...notDrawn(diagram, laidOut),
  ]
}

const boxesOf = ({ boxes }: LaidOutDiagram): readonly Area[] =>
  boxes.map((box) => ({ ...box, name: `box ${box.node.id}` }))

const textsOf = ({ arrows }: LaidOutDiagram): readonly Area[] =>
  arrows.map(({ from, to, text: { x, y, block } }) => ({ ...block, x, y, name: `text from ${from} to ${to}` }))

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = (one: Area, other: Area): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height

/** The boxes and texts that a piece of an arrow goes through. */
const crossed = ({ points }: LaidOutArrow, areas: readonly Area[]): readonly string[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
    const piece = { name: '', x, y, width: Math.max(from.x, to.x) - x, height: Math.max(from.y, to.y) - y }
    return areas.filter((area) => overlap(piece, area)).map(({ name }) => `a line crosses ${name}`)
  })

function titlesThatDoNotFit({ boxes, arrows }: LaidOutDiagram): readonly string[] {
  const { box, title } = diagramSizes
  const inBoxes = boxes.flatMap(({ node, width, height, title: block }) =>
    block.height <= height && block.lines.every(({ text }) => textWidth(text, title.size) <= width - 2 * box.padding)
      ? []
      : [`${node.title} does not fit`],
  )
  const beside = arrows.flatMap(({ text: { block } }) =>
    block.lines.flatMap(({ text, kind }) =>
      textWidth(text, diagramSizes[kind].size) <= diagramSizes.label ? [] : [`${text} does not fit`],
    ),
  )
  return [...inBoxes, ...beside]
}

const lettersOf = (text: string): string => text.replaceAll(/\s/g, '')

/** States and transitions that have no place in the picture, or not all of their words. */
function notDrawn({ nodes, edges }: CaseDiagram, { boxes, arrows }: LaidOutDiagram): readonly string[] {
  const states = nodes.flatMap(({ id, title }) => {
    const shown = boxes
      .find(({ node }) => node.id === id)
      ?.title.lines.map(({ text }) => text)
      .join('')
    return lettersOf(shown ?? '?') === lettersOf(title) ? [] : [`${id} is not drawn`]
  })
  const ways = edges.flatMap(({ title, from, to }) => {
    const found = arrows.find((arrow) => arrow.from === from && arrow.to === to)
    const words = found?.text.block.lines.map(({ text }) => text).join('') ?? ''
    const [start, end] = [from, to].map((id) => boxes.find(({ node }) => node.id === id))
    const isWhole = isAtEdge(found?.points[0], start) && isAtEdge(found?.points.at(-1), end)
    return lettersOf(words).includes(lettersOf(title)) && isWhole ? [] : [`${title} from ${from} to ${to} is not drawn`]
  })
  return [...states, ...ways]
}

function isAtEdge(point: Point | undefined, box: Omit<Area, 'name'> | undefined): boolean {
  if (point === undefined || box === undefined) return false
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const isWithin = point.x >= box.x && point.x <= right && point.y >= box.y && point.y <= bottom
  return isWithin && (point.x === box.x || point.x === right || point.y === box.y || point.y === bottom)
}
