import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { schemaTypeOf } from '../fields/needs-island.ts'

/** How many fields a table shows at first. */
const mostColumns = 4

/** A page that a section starts with: a collection, with its first fields as columns. */
export function sectionPage(id: DocumentId, schema: JsonObject): JsonObject {
  const name = id.split('/').at(-1) ?? ''
  const title = String(ownValue(schema, 'title'))
  const path = `profile/${name}`
  return {
    kind: 'collection',
    title,
    calls: { list: path, add: path, update: `${path}/update`, remove: `${path}/remove` },
    columns: columnsOf(schema),
    actions: [
      { id: 'add', kind: 'add', title: 'Add' },
      { id: 'edit', kind: 'edit', title: 'Edit' },
      {
        id: 'remove',
        kind: 'remove',
        title: 'Delete',
        confirm: { title: 'Delete this entry?', text: 'Are you sure you want to delete?' },
      },
    ],
    dialog: { width: 500, add: `Add: ${title}`, edit: `Edit: ${title}` },
    empty: 'Nothing yet.',
  }
}

/** The schema of a section’s form: its records have a number, which the server gives. */
export function sectionSchema(schema: JsonObject): JsonObject {
  const properties = objectAt(schema, 'properties')
  if (Object.hasOwn(properties, 'EntryNo')) return schema
  return { ...schema, properties: { EntryNo: { type: 'integer', title: 'Number', entryNumber: true }, ...properties } }
}

/** The order of a section’s fields, with that number among all others. */
export function sectionUi(ui: JsonObject): JsonObject {
  const order = ownValue(ui, 'ui:order')
  return isJsonArray(order) && !order.includes('*') ? { ...ui, 'ui:order': [...order, '*'] } : ui
}

function columnsOf(schema: JsonObject): readonly JsonObject[] {
  const plain = ['string', 'number', 'integer', 'boolean']
  const fields = Object.entries(objectAt(schema, 'properties')).filter(
    ([, part]) => isJsonObject(part) && plain.includes(schemaTypeOf(part) ?? ''),
  )
  return fields.slice(0, mostColumns).map(([field, part], i) => {
    const title = isJsonObject(part) ? ownValue(part, 'title') : undefined
    return { id: `column-${i + 1}`, title: typeof title === 'string' ? title : field, field }
  })
}
