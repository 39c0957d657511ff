import type { CompositeDocument } from '../document/document.ts'
import { objectAt } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import { inUiOrder } from './in-ui-order.ts'
import type { DeclaredField } from './reading.ts'
import { textOption, uiOptions } from './ui-options.ts'

/** The whole form as a field. */
export const rootField = ({ schema = {}, ui = {} }: CompositeDocument): DeclaredField => ({ schema, ui })

/** A field's own fields by name, in display order. */
export function fieldsWithin(
  document: CompositeDocument,
  { schema, ui }: DeclaredField,
): ReadonlyMap<string, DeclaredField> {
  const properties = objectAt(schema, 'properties')
  const names = inUiOrder(Object.keys(properties), ui) ?? Object.keys(properties)
  return new Map(names.map((name) => [name, { schema: resolved(document, properties[name]), ui: objectAt(ui, name) }]))
}

/** The declaration of a list's items. */
export const itemField = (document: CompositeDocument, { schema, ui }: DeclaredField): DeclaredField => ({
  schema: resolved(document, schema['items']),
  ui: objectAt(ui, 'items'),
})

export const titleOf = (name: string, { schema, ui }: DeclaredField): string =>
  textOption(uiOptions(ui), 'title') ?? textOption(schema, 'title') ?? name

const resolved = ({ schema = {} }: CompositeDocument, node: JsonValue | undefined): JsonObject =>
  resolveSchema(schema, node)
