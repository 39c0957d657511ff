import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { MessageCatalogue } from '../../engine/document/context.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ValidationError } from '../../engine/validation/compiled-form.ts'
import { DeclaredIssue } from '../../engine/validation/declared-issue.ts'

type ShapeError = ReturnType<typeof Errors>[number]

/**
 * What is wrong with the query or the body of a call that has no form: each missing or unknown property at its own
 * pointer, in the catalogue's words for its keyword. Of alternatives only the choice itself is wrong, not each of them.
 */
export function shapeIssues(texts: MessageCatalogue, schema: TSchema, value: unknown): readonly DeclaredIssue[] {
  const found = Errors(schema, value)
  const choices = found.filter(({ keyword }) => keyword === 'anyOf').map(({ schemaPath }) => `${schemaPath}/anyOf/`)
  return found
    .filter(({ schemaPath }) => !choices.some((choice) => schemaPath.startsWith(choice)))
    .flatMap((error) => errorsOfMembers(error))
    .map((error) => new DeclaredIssue(error, {}, texts))
}

/** An error for each property that one names. The validator repeats every unknown property as a false schema. */
function errorsOfMembers({ keyword, instancePath, schemaPath, params }: ShapeError): readonly ValidationError[] {
  if (keyword === 'boolean') return []
  const given: unknown = params
  const figures: JsonObject = isJsonObject(given) ? given : {}
  const error = { keyword, instancePath, schemaPath, params: figures }
  const member = members.get(keyword)
  const names = member && figures[member.list]
  if (!member || !isJsonArray(names)) return [error]
  return names.map((name) => ({ ...error, params: { [member.name]: name } }))
}

/** Where the validator lists the properties of an error, and by what name an error of one property has it. */
const members: ReadonlyMap<string, { readonly list: string; readonly name: string }> = new Map([
  ['required', { list: 'requiredProperties', name: 'missingProperty' }],
  ['additionalProperties', { list: 'additionalProperties', name: 'additionalProperty' }],
])
