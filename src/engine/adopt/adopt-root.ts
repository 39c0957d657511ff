import type { DocumentId } from '../document/document-id.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { FieldIds } from './field-ids.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'
/** Keys of a UI schema that a form as a whole may have. */
const ofForm = /^(?!ui:)|^ui:(?:order|elements|messages|title|description|help)$/

/** The whole of a pasted form: an object, into which any other answer is put as a field. */
export function adoptRoot(
  { schema, ui }: { readonly schema: JsonObject; readonly ui: JsonObject },
  id: DocumentId,
  work: Work,
): { readonly adopted: Adopted; readonly ui: JsonObject } {
  const place: Place = { pointer: '', uiPointer: '', ui, path: [], source: 'answers' }
  const isObject = isFormSchema(schema, work)
  const adopted = isObject ? work.adopt(schema, place, work) : inField(schema, ui, place, work)
  const { schema: made = emptyForm, ui: madeUi = {}, convert = (answer: JsonValue) => answer } = adopted ?? {}
  const title = ownValue(made, 'title') ?? titleFrom(id)
  const definitions = [...work.definitions.values()].map(({ name, adopted: one }) => [name, one?.schema ?? {}] as const)
  const { title: _title, ...rest } = made
  return {
    adopted: {
      schema: {
        $schema: dialect,
        title,
        ...rest,
        ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
      },
      ui: madeUi,
      convert,
    },
    ui: formUi(madeUi, work),
  }
}

const emptyForm: JsonObject = { type: 'object', properties: {}, additionalProperties: false }

/** Whether the pasted form answers with an object whose fields are known. */
function isFormSchema(schema: JsonObject, work: Work): boolean {
  const probe: Work = { ...work, notes: [], rules: [], definitions: new Map() }
  const place: Place = { pointer: '', uiPointer: '', ui: {}, path: [], source: 'answers' }
  return ownValue(work.adopt(schema, place, probe)?.schema ?? {}, 'type') === 'object'
}

function inField(schema: JsonObject, ui: JsonObject, place: Place, work: Work): Adopted | undefined {
  const { title } = schema
  const name = new FieldIds([]).another(typeof title === 'string' && title !== '' ? title : 'Answer')
  const message = `A form answers with an object, so the answer became its field "${name}".`
  work.notes.push({ kind: 'changed', of: 'schema', pointer: '', message })
  const { $schema: _dialect, $defs: _defs, definitions: _definitions, ...field } = schema
  const whole = { type: 'object', title: title ?? name, properties: { [name]: field } }
  const adopted = work.adopt(whole, { ...place, ui: { [name]: ui } }, work)
  return adopted && { ...adopted, convert: (answer) => adopted.convert({ [name]: answer }) }
}

function titleFrom(id: DocumentId): string {
  const words = (id.split('/').at(-1) ?? 'form').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function formUi(ui: JsonObject, { notes }: Work): JsonObject {
  const dropped = Object.keys(ui).filter((key) => !ofForm.test(key))
  for (const key of dropped) {
    notes.push({
      kind: 'left-out',
      of: 'ui',
      pointer: `/${key}`,
      message: `"${key}" is for a field, not for the form.`,
    })
  }
  return Object.fromEntries(Object.entries(ui).filter(([key]) => ofForm.test(key)))
}
