import { arrangeDocument } from '../../compose/arrange-document.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { FieldNode } from '../../fields/field-node.ts'
import { fieldTree } from '../../fields/field-tree.ts'
import type { KnownWidgets } from '../../fields/widget-traits.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** A field as the page draws it, and the place of its declaration. */
export interface DrawnField {
  readonly node: FieldNode
  /** Pointer into the document's UI schema, whether or not it mentions the field. */
  readonly ui: JsonPointer
  /** Pointer into the document's schema; references on the way are not followed. */
  readonly schema: JsonPointer
}

/**
 * Every field of a form as the page draws it, starting with the form itself; alternatives are not split into fields.
 */
export function drawnFields(document: CompositeDocument, widgets: KnownWidgets): readonly DrawnField[] {
  if (document.schema === undefined) return []
  const visit = (node: FieldNode, ui: JsonPointer, schema: JsonPointer): readonly DrawnField[] => {
    const field = { node, ui, schema }
    if (node.kind === 'array') return [field, ...visit(node.item, `${ui}/items`, `${schema}/items`)]
    if (node.kind !== 'object') return [field]
    const inside = node.groups.flatMap(({ children }) => children)
    return [
      field,
      ...inside.flatMap((child) => {
        const key = escapeSegment(child.name)
        return visit(child, `${ui}/${key}`, `${schema}/properties/${key}`)
      }),
    ]
  }
  return visit(fieldTree(arrangeDocument(document), widgets), '/ui', '/schema')
}
