import type { DiagramEdge, DiagramNode } from '../../engine/cases/diagram/case-diagram.ts'

/** A state, or a transition by its id. */
export type DiagramPart = { readonly state: string } | { readonly transition: string }

/** What may be chosen in a diagram, and what is. */
export interface DiagramChoice {
  readonly chosen: DiagramPart | undefined
  readonly onChoose: (part: DiagramPart) => void
  /** The names of a state and of a transition from one state to another, to those who do not see where they are. */
  readonly stateName: (node: DiagramNode) => string
  readonly edgeName: (edge: DiagramEdge) => string
  /** States in which something is wrong. */
  readonly marked: ReadonlySet<string>
}

export const isChosenState = ({ chosen }: Pick<DiagramChoice, 'chosen'>, id: string): boolean =>
  chosen !== undefined && 'state' in chosen && chosen.state === id

export const isChosenEdge = ({ chosen }: Pick<DiagramChoice, 'chosen'>, { id }: DiagramEdge): boolean =>
  chosen !== undefined && 'transition' in chosen && chosen.transition === id
