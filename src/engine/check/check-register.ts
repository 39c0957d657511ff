import { registerFields } from '../keywords/register-fields.ts'
import type { RegisterField } from '../keywords/register-fields.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { CheckedDocument } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'
import { schemaNodes } from './subject/form-nodes.ts'

/**
 * Checks `inRegister`: fields that the register fills are not editable, except for outsiders where the form has them,
 * and values that the server sets are `readOnly`. The keyword may only be on fields of the form's root, because the
 * server looks up no others.
 */
export function checkRegister({ document }: CheckedDocument): readonly Finding[] {
  const fields = registerFields(document.schema)
  const atRoot = new Set(fields.map(({ name }) => `/schema/properties/${escapeSegment(name)}`))
  const lost = schemaNodes(document)
    .filter(({ pointer, schema }) => Object.hasOwn(schema, 'inRegister') && !atRoot.has(pointer))
    .map(({ pointer }) => ({
      pointer: `${pointer}/inRegister`,
      message: '"inRegister" stands where the server does not look: only fields of the form itself are looked up.',
    }))
  const { schema = {}, ui = {} } = document
  return [
    ...lost,
    ...fields.flatMap((field) => [
      ...typedFields(field, ui),
      ...unkeptNote(field, schema),
      ...impossibleAnswer(field, schema),
    ]),
  ]
}

/** An answer of an outsider that the field's choices lack would have everybody looked up. */
function impossibleAnswer({ name, outsider }: RegisterField, schema: JsonObject): readonly Finding[] {
  const field = objectAt(objectAt(schema, 'properties'), outsider?.field ?? '')
  const { enum: choices, type } = field
  const known = isJsonArray(choices) ? choices : type === 'boolean' ? [true, false] : undefined
  if (outsider === undefined || known === undefined || known.includes(outsider.equals)) return []
  const pointer = `/schema/properties/${escapeSegment(name)}/inRegister/outsider/equals`
  return [{ pointer, message: `${JSON.stringify(outsider.equals)} is no answer of the field "${outsider.field}".` }]
}

function typedFields({ name, fills, outsider }: RegisterField, ui: JsonObject): readonly Finding[] {
  const rules = isJsonArray(ui['rules']) ? ui['rules'].filter(isJsonObject) : []
  const enabled = new Set(
    rules.flatMap((rule) => {
      const named = ownValue(rule, 'enable')
      return isJsonArray(named) ? named : []
    }),
  )
  return fills
    .filter(([field]) => objectAt(ui, field)['ui:readonly'] !== true && !(outsider !== undefined && enabled.has(field)))
    .map(([field]) => ({
      pointer: `/schema/properties/${escapeSegment(name)}/inRegister/fills/${escapeSegment(field)}`,
      message: `The register fills the field "${field}", which has to be "ui:readonly", or enabled by a rule for who is not in it.`,
    }))
}

function unkeptNote({ name, standing }: RegisterField, schema: JsonObject): readonly Finding[] {
  if (standing === undefined) return []
  const fields = objectAt(schema, 'properties')
  if (!Object.hasOwn(fields, standing) || objectAt(fields, standing)['readOnly'] === true) return []
  const pointer = `/schema/properties/${escapeSegment(name)}/inRegister/standing`
  return [{ pointer, message: `The server alone writes the field "${standing}", which has to be "readOnly".` }]
}
