import type { DiagramEdge } from '../../engine/cases/diagram/case-diagram.ts'
import { startState } from '../../engine/cases/model/case.ts'
import type { LaidOutDiagram } from './lay-out-diagram.ts'
import { blockPart } from './text-block.ts'

/** What a state, and a transition from one of its states, is called among the parts of a diagram. */
export const stateKey = (id: string): string => `state ${id}`
export const edgeKey = ({ id, from }: Pick<DiagramEdge, 'id' | 'from'>): string => `transition ${id} ${from}`

/** The keys of states and transitions from above to below, and from left to right; the start is not among them. */
export function readingOrder({ boxes, arrows }: LaidOutDiagram): readonly string[] {
  const states = boxes.flatMap(({ node, x, y, height }) =>
    node.id === startState ? [] : [{ key: stateKey(node.id), x, y: y + height / 2 }],
  )
  const ways = arrows.flatMap(({ edges, text }) =>
    edges.map((edge, of) => {
      const { y, height } = blockPart(text.block, of)
      return { key: edgeKey(edge), x: text.x, y: text.y + y + height / 2 }
    }),
  )
  return [...states, ...ways].toSorted((one, other) => one.y - other.y || one.x - other.x).map(({ key }) => key)
}
