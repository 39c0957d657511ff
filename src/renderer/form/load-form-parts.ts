import type { CompositeDocument } from '../../engine/document/document.ts'
import { fieldTree } from '../../engine/fields/field-tree.ts'
import { partsToFill, partsToRead } from '../fields/field-parts.ts'
import { widgetRecord } from '../widgets/widget-record.ts'

/**
 * Loads the code that a form needs to be drawn at once: its widgets, its lists, and the views of a record's page, which
 * is read before it is edited. Call it when the form's validator is fetched. Rejects when something cannot be loaded; a
 * later call tries again.
 */
export async function loadFormParts(document: CompositeDocument): Promise<void> {
  const tree = fieldTree(document, widgetRecord)
  const read = document.page?.kind === 'record' ? partsToRead(tree, widgetRecord) : []
  const parts = new Set([...partsToFill(tree, widgetRecord), ...read])
  await Promise.all([...parts].map((part) => part.load()))
}
