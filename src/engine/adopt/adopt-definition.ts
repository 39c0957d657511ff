import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { Adopted, Definition, Place, Work } from './adopted.ts'
import { FieldIds } from './field-ids.ts'
import { referenced } from './references.ts'

/** A reference to a definition that refers to itself: it stays one, since its fields have no end. */
export function adoptDefinition(reference: string, beside: JsonObject, place: Place, work: Work): Adopted {
  const known = work.definitions.get(reference) ?? define(reference, place, work)
  const { title, description } = beside
  const texts = Object.fromEntries(
    Object.entries({ title, description }).filter(([, text]) => typeof text === 'string'),
  )
  return {
    schema: { ...texts, $ref: `#/$defs/${known.name}` },
    ui: {},
    convert: (answer) => known.adopted?.convert(answer) ?? answer,
  }
}

function define(reference: string, place: Place, work: Work): Definition {
  const names = [...work.definitions.values()].map(({ name }) => name)
  const name = new FieldIds(names).another(reference.split('/').at(-1)?.replace('#', '') || 'form')
  const definition: Definition = { name, adopted: undefined }
  work.definitions.set(reference, definition)
  const target = referenced(work.root, reference)
  const { $ref: _same, ...own } = isJsonObject(target) ? target : {}
  const pointer = reference.replace(/^[^#]*#/, '')
  definition.adopted = work.adopt(own, { ...place, pointer, ui: {}, source: undefined }, work)
  return definition
}
