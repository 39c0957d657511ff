import type { CaseDeclaration } from '../../../generated/case-declaration.ts'
import type { StateColor } from '../../../generated/closed-names.ts'
import { startState } from '../model/case.ts'
import { colorOfState } from '../model/state-color.ts'

/** The states and transitions of a case type, for drawing. */
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

/** A case type, as far as its diagram shows it. */
export interface DrawnProcess {
  readonly declared: Pick<CaseDeclaration, 'states' | 'transitions'>
}

/** The diagram of a case type. A transition from several states has an edge from each. */
export function caseDiagram({ declared }: DrawnProcess): CaseDiagram {
  const edges = declared.transitions.flatMap(({ id, title, titles = {}, from, to, by, on = [] }) =>
    from.map((state) => ({ id, title: titles[state] ?? title, from: state, to: to === 'same' ? state : to, by, on })),
  )
  const states = [
    { id: startState, title: '', final: false },
    ...declared.states.map(({ final = false, ...state }) => ({
      id: state.id,
      title: state.title,
      color: colorOfState(state),
      final,
    })),
  ]
  return { nodes: states, edges }
}
