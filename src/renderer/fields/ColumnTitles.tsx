import type { FieldNode } from '../../engine/fields/field-node.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'

/** The visible names of a table's columns; for screen readers, each control has its own label. */
export function ColumnTitles({ item }: { readonly item: FieldNode }) {
  if (item.kind !== 'object') return null
  const fields = item.groups.flatMap(({ children }) => children).filter(isSeen)
  return (
    <div className="rg-table-head rg-grid" aria-hidden="true">
      {fields.map((field) => (
        <span key={field.name} style={{ gridColumn: columnSpan(field.options['columns']) }}>
          {field.title}
        </span>
      ))}
    </div>
  )
}

const isSeen = (field: FieldNode): boolean => field.kind !== 'leaf' || field.widget !== 'hidden'
