import { startState } from '../model/case.ts'
import type { CaseDiagram, DiagramEdge, DiagramNode } from './case-diagram.ts'

const box = { width: 168, height: 44 }
const gap = { x: 96, y: 76 }
const margin = 28
/** Room for the titles of ways back, left of the first column. */
const marginLeft = 128
/** Of the circle that is the start. */
const radius = 9
const half = 0.5
const quarter = 0.25
/** How far a curve comes towards its control points. */
const bulge = 0.75
/** From the centre of a box to its edges. */
const sideways = box.width * half
const upwards = box.height * half

/** The centre of a node. */
interface Place {
  readonly x: number
  readonly y: number
}

/**
 * A diagram as an SVG picture: a box for each state, in rows from the start, and an arrow for each transition. Colours
 * are those of the text around it, so that it suits every theme; the text alternative lists the transitions.
 */
export function toSvg(diagram: CaseDiagram, title: string): string {
  const { nodes, edges } = diagram
  const columns = Math.max(1, ...nodes.map(({ column }) => column + 1))
  const rows = Math.max(1, ...nodes.map(({ row }) => row + 1))
  const width = marginLeft + margin + columns * (box.width + gap.x)
  const height = 2 * margin + rows * box.height + (rows - 1) * gap.y
  const places = new Map(nodes.map((node) => [node.id, placeOf(node)]))
  const arrows = joined(edges).flatMap((edge) => drawEdge(edge, places))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" fill="none" stroke="currentColor" font-family="inherit" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description(diagram))}</desc>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="currentColor" stroke="none"/></marker></defs>',
    ...arrows,
    ...nodes.map((node) => drawNode(node, placeOf(node))),
    '</svg>',
  ].join('\n')
}

const placeOf = ({ row, column }: DiagramNode): Place => ({
  x: marginLeft + (column + half) * box.width + column * gap.x,
  y: margin + (row + half) * box.height + row * gap.y,
})

function drawNode({ id, title, final }: DiagramNode, { x, y }: Place): string {
  if (id === startState) return `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor" stroke="none"/>`
  const [left, top] = [x - sideways, y - upwards]
  const frame = `<rect x="${left}" y="${top}" width="${box.width}" height="${box.height}" rx="8"/>`
  const inner = final
    ? `<rect x="${left + 3}" y="${top + 3}" width="${box.width - 6}" height="${box.height - 6}" rx="6"/>`
    : ''
  return `<g>${frame}${inner}${drawText(title, { x, y: y + 4, anchor: 'middle' })}</g>`
}

/** Transitions between the same states as one arrow with all their titles. */
function joined(edges: readonly DiagramEdge[]): readonly DiagramEdge[] {
  const byWay = new Map<string, DiagramEdge>()
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to])
    const known = byWay.get(key)
    byWay.set(key, known === undefined ? edge : { ...known, title: `${known.title}, ${edge.title}` })
  }
  return [...byWay.values()]
}

interface Way {
  readonly path: string
  readonly label: Label
}

function drawEdge({ from, to, title }: DiagramEdge, places: ReadonlyMap<string, Place>): readonly string[] {
  const [start, end] = [places.get(from), places.get(to)]
  if (start === undefined || end === undefined) return []
  const { path, label } = from === to ? loopAt(start) : wayBetween(start, end, from === startState ? radius : upwards)
  return [`<path d="${path}" marker-end="url(#arrow)"/>`, drawText(title, label)]
}

function loopAt({ x, y }: Place): Way {
  const right = x + sideways
  return { path: `M${right} ${y - 10}c40 -14 40 34 0 20`, label: { x: right + 36, y: y + 4, anchor: 'start' } }
}

/** A curve that leaves and reaches boxes where others do not: titles stand beside it, not on it. */
function wayBetween(start: Place, end: Place, below: number): Way {
  if (end.y > start.y) return wayDown(start, end, below)
  if (end.y === start.y) return wayAcross(start, end)
  if (end.x === start.x) return wayBack(start, end)
  return end.x > start.x ? wayUpRight(start, end) : wayUpLeft(start, end)
}

/** @param below from the centre of the start to its lower edge */
function wayDown(start: Place, end: Place, below: number): Way {
  const [y1, y2] = [start.y + below, end.y - upwards]
  const middle = (y1 + y2) * half
  const path = `M${start.x} ${y1}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${y2}`
  const y = start.x === end.x ? middle + 4 : middle - 8
  return { path, label: { x: (start.x + end.x) * half + 8, y, anchor: 'start' } }
}

function wayAcross(start: Place, end: Place): Way {
  const side = end.x > start.x ? sideways : -sideways
  const path = `M${start.x + side} ${start.y}L${end.x - side} ${end.y}`
  return { path, label: { x: (start.x + end.x) * half, y: start.y - 6, anchor: 'middle' } }
}

/** Up the same column, on its left. */
function wayBack({ x, y }: Place, end: Place): Way {
  const left = x - sideways
  const path = `M${left} ${y}C${left - gap.x} ${y} ${left - gap.x} ${end.y} ${left} ${end.y}`
  return { path, label: { x: left - gap.x * bulge - 4, y: (y + end.y) * half + 4, anchor: 'end' } }
}

function wayUpRight(start: Place, end: Place): Way {
  const [x, y] = [start.x + sideways, end.y + upwards]
  const path = `M${x} ${start.y}C${end.x} ${start.y} ${end.x} ${start.y} ${end.x} ${y}`
  return { path, label: { x: x + 10, y: start.y - 6, anchor: 'start' } }
}

function wayUpLeft(start: Place, end: Place): Way {
  const x = start.x + box.width * quarter
  const [top, right] = [start.y - upwards, end.x + sideways]
  const path = `M${x} ${top}C${x} ${end.y} ${x} ${end.y} ${right} ${end.y}`
  return { path, label: { x: x + 8, y: (top + end.y) * half, anchor: 'start' } }
}

/** A text at a place: where it starts, ends or has its middle. */
interface Label extends Place {
  readonly anchor: 'start' | 'middle' | 'end'
}

const drawText = (text: string, { x, y, anchor }: Label): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="currentColor" stroke="none">${escaped(text)}</text>`

/** The transitions in words. */
function description({ nodes, edges }: CaseDiagram): string {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]))
  const sentences = edges.map(({ title, from, to }) =>
    from === startState ? `${title}: ${titles.get(to)}.` : `${title}: ${titles.get(from)}, then ${titles.get(to)}.`,
  )
  return sentences.join(' ')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
