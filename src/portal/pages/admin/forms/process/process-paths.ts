import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import type { DiagramPart } from '../../../../../renderer/diagram/diagram-choice.ts'

/** Where the panel opens a state or a transition. */
export const pathOfPart = (part: DiagramPart): PartPath =>
  'state' in part ? ['case', 'states', part.state] : ['case', 'transitions', part.transition]

/** The state or the transition that a path leads to, or into. */
export function partOfPath([start, list, id]: PartPath = []): DiagramPart | undefined {
  if (start !== 'case' || id === undefined) return undefined
  if (list === 'states') return { state: id }
  return list === 'transitions' ? { transition: id } : undefined
}
