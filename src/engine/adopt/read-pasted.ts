import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { PastedForm } from './adopt-form.ts'

/**
 * A pasted form: a JSON Schema, or an object with `schema`, `uiSchema` and `formData` as rjsf’s playground shares it.
 * @param ui its UI schema, if that is pasted by itself
 */
export function readPasted(form: JsonObject, ui: JsonObject | undefined): PastedForm {
  const schema = ownValue(form, 'schema')
  const isWhole = isJsonObject(schema) && !Object.hasOwn(form, 'type') && !Object.hasOwn(form, 'properties')
  if (!isWhole) return { schema: form, ui: ui ?? {} }
  const own = ownValue(form, 'uiSchema')
  const answers = ownValue(form, 'formData')
  return { schema, ui: ui ?? (isJsonObject(own) ? own : {}), ...(answers !== undefined && { answers }) }
}
