import type { ComposedDocument } from '../document/composite-shape.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { Origins } from '../overlay/overlay-document.ts'

/** A document that an organisation edits, as the layers below its own have it. */
export interface EditedDocument {
  readonly id: DocumentId
  readonly inherited: ComposedDocument
  /** What the layers below set in it. */
  readonly origins: Origins
  /** The name of the layer that is edited. */
  readonly layer: string
}
