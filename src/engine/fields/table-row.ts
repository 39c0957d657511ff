import type { FieldNode, ObjectNode } from './field-node.ts'

/** The width of a row in columns. */
const width = 12

/**
 * A row of a list that is drawn as a table: headings are above the table, so the row does not repeat them, and its
 * fields share the width when none declares its own.
 */
export function tableRow(item: FieldNode): FieldNode {
  if (item.kind !== 'object') return item
  const groups = sharesWidth(item) ? withColumns(item) : item.groups
  return { ...item, groups, options: Object.assign({}, item.options, { label: false }) }
}

const fieldsOf = ({ groups }: ObjectNode): readonly FieldNode[] =>
  groups.flatMap(({ children }) => children).filter((field) => field.kind !== 'leaf' || field.widget !== 'hidden')

const sharesWidth = (row: ObjectNode): boolean =>
  fieldsOf(row).every(({ options }) => options['columns'] === undefined) && fieldsOf(row).length <= width / 2

function withColumns(row: ObjectNode): ObjectNode['groups'] {
  const columns = Math.floor(width / Math.max(1, fieldsOf(row).length))
  return row.groups.map((group) => ({
    ...group,
    children: group.children.map((field) => ({ ...field, options: Object.assign({}, field.options, { columns }) })),
  }))
}
