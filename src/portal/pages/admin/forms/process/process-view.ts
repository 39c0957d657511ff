import type { CaseDiagram } from '../../../../../engine/cases/diagram/case-diagram.ts'
import type { DiagramPart } from '../../../../../renderer/diagram/diagram-choice.ts'
import type { ProcessIssue } from './use-process-issues.ts'

/** What the diagram of a case type and the list beside it show. */
export interface ProcessView {
  readonly diagram: CaseDiagram
  readonly issues: readonly ProcessIssue[]
  /** What the panel has open. */
  readonly chosen: DiagramPart | undefined
  readonly onChoose: (part: DiagramPart) => void
}
