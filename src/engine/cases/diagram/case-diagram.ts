import type { StateColor } from '../../../generated/closed-names.ts'
import type { CaseType } from '../case-type.ts'
import { startState } from '../model/case.ts'
import { colorOfState } from '../model/state-color.ts'

/** The states and transitions of a case type, placed in rows, for drawing. */
export interface CaseDiagram {
  readonly nodes: readonly DiagramNode[]
  readonly edges: readonly DiagramEdge[]
}

export interface DiagramNode {
  readonly id: string
  readonly title: string
  /** Undefined for the start. */
  readonly color?: StateColor
  readonly final: boolean
  /** How many transitions the shortest way from the start has. */
  readonly row: number
  /** The place in the row. */
  readonly column: number
}

export interface DiagramEdge {
  /** The transition. */
  readonly id: string
  /** Its title in the state. */
  readonly title: string
  readonly from: string
  readonly to: string
  readonly by: readonly string[]
  readonly on: readonly string[]
}

/** The diagram of a case type. A transition from several states has an edge from each. */
export function caseDiagram({ declared }: CaseType): CaseDiagram {
  const edges = declared.transitions.flatMap(({ id, title, titles = {}, from, to, by, on = [] }) =>
    from.map((state) => ({ id, title: titles[state] ?? title, from: state, to: to === 'same' ? state : to, by, on })),
  )
  const rows = rowsFrom(edges)
  const last = Math.max(0, ...rows.values()) + 1
  const states = [
    { id: startState, title: '', final: false },
    ...declared.states.map((state) => ({ ...state, color: colorOfState(state), final: state.final ?? false })),
  ]
  const filled = new Map<number, number>()
  const nodes = states.map((state) => {
    const row = rows.get(state.id) ?? last
    const column = filled.get(row) ?? 0
    filled.set(row, column + 1)
    return { ...state, row, column }
  })
  return { nodes, edges }
}

/** The length of the shortest way from the start to each state. */
function rowsFrom(edges: readonly DiagramEdge[]): ReadonlyMap<string, number> {
  const rows = new Map([[startState, 0]])
  const waiting = [startState]
  for (let state = waiting.shift(); state !== undefined; state = waiting.shift()) {
    const row = (rows.get(state) ?? 0) + 1
    for (const { from, to } of edges) {
      if (from !== state || rows.has(to)) continue
      rows.set(to, row)
      waiting.push(to)
    }
  }
  return rows
}
