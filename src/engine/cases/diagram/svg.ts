import { startState } from '../model/case.ts'
import type { CaseDiagram, DiagramEdge, DiagramNode } from './case-diagram.ts'

const box = { width: 168, height: 44 }
const gap = { x: 56, y: 76 }
const margin = 28
const half = 0.5

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
  const width = 2 * margin + columns * box.width + columns * gap.x
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
  x: margin + (column + half) * box.width + column * gap.x,
  y: margin + (row + half) * box.height + row * gap.y,
})

function drawNode({ id, title, final }: DiagramNode, { x, y }: Place): string {
  if (id === startState) return `<circle cx="${x}" cy="${y}" r="9" fill="currentColor" stroke="none"/>`
  const [left, top] = [x - box.width * half, y - box.height * half]
  const frame = `<rect x="${left}" y="${top}" width="${box.width}" height="${box.height}" rx="8"/>`
  const inner = final
    ? `<rect x="${left + 3}" y="${top + 3}" width="${box.width - 6}" height="${box.height - 6}" rx="6"/>`
    : ''
  return `<g>${frame}${inner}${label(title, { x, y: y + 4 })}</g>`
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

function drawEdge({ from, to, title }: DiagramEdge, places: ReadonlyMap<string, Place>): readonly string[] {
  const [start, end] = [places.get(from), places.get(to)]
  if (start === undefined || end === undefined) return []
  const { path, middle } = from === to ? loopAt(start) : wayBetween(start, end)
  return [`<path d="${path}" marker-end="url(#arrow)"/>`, label(title, middle)]
}

function loopAt({ x, y }: Place): { readonly path: string; readonly middle: Place } {
  const right = x + box.width * half
  return { path: `M${right} ${y - 10}c40 -14 40 34 0 20`, middle: { x: right + 44, y: y - 14 } }
}

/** A curve from the lower edge to the upper one of the next row; else from side to side. */
function wayBetween(start: Place, end: Place): { readonly path: string; readonly middle: Place } {
  if (end.y > start.y) {
    const [y1, y2] = [start.y + box.height * half, end.y - box.height * half]
    const bend = (y2 - y1) * half
    const path = `M${start.x} ${y1}C${start.x} ${y1 + bend} ${end.x} ${y2 - bend} ${end.x} ${y2}`
    return { path, middle: { x: (start.x + end.x) * half, y: (y1 + y2) * half - 4 } }
  }
  const side = box.width * half
  const [x1, x2] =
    end.y === start.y && end.x > start.x ? [start.x + side, end.x - side] : [start.x + side, end.x + side]
  const out = Math.max(x1, x2) + gap.x * half
  const isNeighbour = x2 > x1
  const path = isNeighbour
    ? `M${x1} ${start.y}L${x2} ${end.y}`
    : `M${x1} ${start.y}C${out} ${start.y} ${out} ${end.y} ${x2} ${end.y}`
  return { path, middle: { x: isNeighbour ? (x1 + x2) * half : out - 8, y: (start.y + end.y) * half - 6 } }
}

const label = (text: string, { x, y }: Place): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="currentColor" stroke="none">${escaped(text)}</text>`

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
