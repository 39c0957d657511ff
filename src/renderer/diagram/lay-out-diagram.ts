import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { CaseDiagram, DiagramEdge, DiagramNode } from '../../engine/cases/diagram/case-diagram.ts'
import { startState } from '../../engine/cases/model/case.ts'
import { diagramSizes } from './diagram-sizes.ts'
import { arrowBlock, titleBlock } from './text-block.ts'
import type { TextBlock } from './text-block.ts'

/** A diagram in pixels. */
export interface LaidOutDiagram {
  readonly width: number
  readonly height: number
  readonly boxes: readonly LaidOutBox[]
  readonly arrows: readonly LaidOutArrow[]
}

/** A state; the start is a circle in its box. */
export interface LaidOutBox {
  readonly node: DiagramNode
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly title: TextBlock
}

/** The transitions from one state to another: one line with all their texts. */
export interface LaidOutArrow {
  readonly from: string
  readonly to: string
  /** The transitions, in the order of their texts. */
  readonly edges: readonly DiagramEdge[]
  /** Its corners from end to end; pieces are upright or level. */
  readonly points: readonly Point[]
  readonly text: Point & { readonly block: TextBlock }
}

export interface Point {
  readonly x: number
  readonly y: number
}

const { margin, apart, between, beside } = diagramSizes

/** What the Eclipse Layout Kernel calls these is in its reference of options, under `org.eclipse.elk`. */
const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(between),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(between / 2),
  'elk.spacing.nodeNode': String(apart),
  'elk.spacing.edgeNode': String(apart),
  'elk.spacing.edgeEdge': String(apart / 2),
}

/**
 * Places the states of a diagram from above to below, and leads its arrows around them and their texts.
 *
 * @param byText who takes a transition, in words
 */
export async function layOutDiagram(
  { nodes, edges }: CaseDiagram,
  byText: (edge: DiagramEdge) => string,
): Promise<LaidOutDiagram> {
  const boxes = new Map(nodes.map((node) => [node.id, boxOf(node)]))
  const ways = new Map<string, DiagramEdge[]>()
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to])
    ways.set(key, [...(ways.get(key) ?? []), edge])
  }
  const texts = new Map([...ways].map(([key, way]) => [key, textOf(way, byText)]))
  const graph: ElkNode = {
    id: 'diagram',
    layoutOptions,
    children: [...boxes].map(([id, { width, height }]) => ({ id, width, height })),
    edges: [...ways].flatMap(([id, [first]]): ElkExtendedEdge[] => {
      const { width = 0, height = 0 } = texts.get(id) ?? {}
      const labels = [{ text: id, width: width + 2 * beside, height }]
      return first === undefined ? [] : [{ id, sources: [first.from], targets: [first.to], labels }]
    }),
  }
  const placed: ElkNode = await new Elk().layout(graph)
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: (placed.children ?? []).flatMap(({ id, x = 0, y = 0 }) => {
      const box = boxes.get(id)
      return box === undefined ? [] : [{ ...box, x, y }]
    }),
    arrows: arrowsOf(placed, { ways, texts }),
  }
}

function boxOf(node: DiagramNode): Omit<LaidOutBox, 'x' | 'y'> {
  const { box, start } = diagramSizes
  if (node.id === startState) return { node, width: 2 * start, height: 2 * start, title: titleBlock('') }
  const title = titleBlock(node.title)
  return { node, width: box.width, height: title.height + 2 * box.padding, title }
}

const textOf = (way: readonly DiagramEdge[], byText: (edge: DiagramEdge) => string): TextBlock =>
  arrowBlock(way.map((edge) => ({ title: edge.title, by: byText(edge) })))

interface Labelled {
  readonly ways: ReadonlyMap<string, readonly DiagramEdge[]>
  readonly texts: ReadonlyMap<string, TextBlock>
}

function arrowsOf({ edges = [] }: ElkNode, { ways, texts }: Labelled): readonly LaidOutArrow[] {
  return edges.flatMap(({ id, sections = [], labels = [] }) => {
    const way = ways.get(id) ?? []
    const [first] = way
    const block = texts.get(id)
    const [section] = sections
    const [label] = labels
    if (first === undefined || block === undefined || section === undefined || label === undefined) return []
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    const text = { x: (label.x ?? 0) + beside, y: label.y ?? 0, block }
    return [{ from: first.from, to: first.to, edges: way, points, text }]
  })
}
