import type { CompositeDocument } from '../../engine/document/document.ts'
import { isJsonObject, objectAt } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/**
 * Whether a form can be sent as far as its files go: one that asks for nothing but files has nothing to send before one
 * is chosen (`3§2`, the signed application of a licence).
 */
export function hasChosenFile({ schema, ui }: CompositeDocument): (answers: JsonObject) => boolean {
  const names = Object.keys(objectAt(schema ?? {}, 'properties'))
  const asksOnlyForFiles = names.length > 0 && names.every((name) => objectAt(ui ?? {}, name)['ui:widget'] === 'file')
  return (answers) => !asksOnlyForFiles || names.some((name) => isJsonObject(answers[name]))
}
