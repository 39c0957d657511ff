import type { ColumnDefinition } from '../../../../../engine/document/collection-page.ts'
import { useEdited } from '../session/editing-context.ts'

/** A column of the edited table as it is declared now; undefined when it was taken away. */
export function useColumn(id: string): ColumnDefinition | undefined {
  const { page } = useEdited().editing.document
  return page?.kind === 'collection' ? page.columns.find((column) => column.id === id) : undefined
}
