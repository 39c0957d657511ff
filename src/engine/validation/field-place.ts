import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { isListSchema, itemSchema, propertySchema, resolveSchema } from '../schema/schema-walk.ts'

/** A form's declarations for the field at a pointer, and for the object around it. */
export interface FieldPlace {
  readonly schema: JsonObject
  readonly ui: JsonObject
  /** The last segment of the pointer. */
  readonly name: string
  /** The place of the object or list that contains the field; undefined for the root. */
  readonly holder: FieldPlace | undefined
}

/** Finds a field's declarations by its pointer into the answers; without declarations the place is empty. */
export function fieldPlace(document: CompositeDocument, pointer: JsonPointer): FieldPlace {
  const root = document.schema ?? {}
  const start: FieldPlace = { schema: resolveSchema(root, root), ui: document.ui ?? {}, name: '', holder: undefined }
  return parsePointer(pointer).reduce((holder, name) => memberPlace(root, holder, name), start)
}

/** The place of a member of the value at a place. */
export function memberPlace(root: JsonObject, holder: FieldPlace, name: string): FieldPlace {
  const isItem = isListSchema(root, holder.schema)
  const schema = isItem ? itemSchema(root, holder.schema, Number(name)) : propertySchema(root, holder.schema, name)
  const ui = ownValue(holder.ui, isItem ? 'items' : name)
  return { schema: schema ?? {}, ui: isJsonObject(ui) ? ui : {}, name, holder }
}

/** The name that users see: `ui:title`, else the schema's title, else the field's name. */
export function fieldTitle({ schema, ui, name }: FieldPlace): string {
  const options = ownValue(ui, 'ui:options')
  const inOptions = isJsonObject(options) ? ownValue(options, 'title') : undefined
  const title = ownValue(ui, 'ui:title') ?? inOptions ?? ownValue(schema, 'title')
  return typeof title === 'string' && title !== '' ? title : name
}
