import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'

/** What is drawn of a document, and how its items are chosen. */
export interface PreviewedPartProps {
  /** What the panel has open. */
  readonly path: PartPath | undefined
  readonly onOpen: (path: PartPath) => void
}
