import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import file from '../../../schemas/common/file.json'

const parts = import.meta.glob<JsonValue>(
  [
    '../../../tests/fixtures/cases/schemas/cases/{change-of-name,introduction,permit,promotion}/{case,page,schema,ui}.json',
    '../../../tests/fixtures/cases/schemas/forms/signed-application/{schema,ui}.json',
  ],
  { eager: true, import: 'default' },
)
const lists = import.meta.glob<JsonValue>('../../../tests/fixtures/cases/schemas/lists/*.json', {
  eager: true,
  import: 'default',
})

/** Case types that no shipped organisation declares, by id: what screens of cases that members begin are drawn from. */
export const fixtureCases: Readonly<Record<DocumentId, CompositeDocument>> = {
  ...composed(Object.entries(parts).map(([path, part]) => [...namesIn(path, 2), part])),
  ...composed(Object.entries(lists).map(([path, list]) => [`lists/${namesIn(path, 1)[0]}`, 'list', list])),
}

/** The document's id and the part's name: `cases/promotion` and `page`. */
function namesIn(path: string, count: 1 | 2): [string, string] {
  const [last = '', folder = '', kind = ''] = path.replace('.json', '').split('/').toReversed()
  return count === 1 ? [last, ''] : [`${kind}/${folder}`, last]
}

function composed(given: readonly (readonly [string, string, JsonValue])[]): Record<DocumentId, CompositeDocument> {
  const documents: Record<DocumentId, CompositeDocument> = {}
  for (const [id, part, value] of given) {
    const document: JsonValue = { ...whole(documents[id]), [part]: withFiles(value) }
    if (!isComposedDocument(document)) throw new Error(`${id} is no document`)
    documents[id] = document
  }
  return documents
}

function whole(document: CompositeDocument | undefined): JsonObject {
  return JSON.parse(JSON.stringify(document ?? {}))
}

/** The shared piece in place of what refers to it, as composing does. */
function withFiles(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withFiles)
  if (!isJsonObject(value)) return value
  const { $ref, ...own } = value
  const inner = Object.fromEntries(
    Object.entries(own).map(([name, member]) => [name, member === undefined ? member : withFiles(member)]),
  )
  return $ref === 'common/file.json' ? { ...file, ...inner } : inner
}
