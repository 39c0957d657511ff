import { describe, expect, test } from 'vitest'
import { editedKind } from '../../src/engine/editing/editable-parts.ts'
import { namingKeys } from '../../src/engine/editing/naming-keys.ts'
import { openPart } from '../../src/engine/editing/parts/declared-parts.ts'
import type { PartPath } from '../../src/engine/editing/parts/part-path.ts'
import { asJson } from '../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { loadVocabulary } from '../../src/portal/pages/admin/forms/parts/load-vocabulary.ts'
import { firstPath, furtherPaths, isFormKind } from '../../src/portal/pages/admin/forms/parts/part-paths.ts'
import { editedDocuments, organisations } from '../engine/editing/shipped-documents.ts'
import english from '../../schemas/messages/en.json'
import swahili from '../../schemas/messages/sw.json'

const meta = await loadVocabulary()

const prefix = 'portal.property.'
const texts: ReadonlyMap<string, string> = new Map(Object.entries(english))

/** What belongs to a property, and is none (an item of it, a button, a refusal), or is changed in the source alone. */
const others = new Set([
  'not-a-number',
  'choice',
  'choice-add',
  'choice-remove',
  'when-always',
  'when-declared',
  'when-field',
  'when-answer',
  'pattern',
  'default-none',
])

/** Every kind of property that the panels of fields, columns and pages have. */
const kinds = [...texts.keys()]
  .filter((key) => key.startsWith(prefix))
  .map((key) => key.slice(prefix.length))
  .filter((name) => !name.includes('.') && (!name.endsWith('-help') || name === 'help') && !others.has(name))

describe('every property says in a sentence what it is for, with an example [ADM-05]', () => {
  test.each(kinds)('%s', (name) => {
    expect(texts.get(`${prefix}${name}-help`)).toMatch(/Example: \S.*\.$/)
    const translated = Object.entries(swahili).find(([key]) => key === `/messages/${prefix}${name}-help`)?.[1]
    expect(translated?.text).toMatch(/Mfano: \S.*\.$/)
  })

  test('of what documents, pages, lists, checklists, case types and themes have [ADM-16]', () => {
    const all = organisations.flatMap((tenant) => editedDocuments(tenant).flatMap(explainedIn))
    expect(new Set(all).size).toBeGreaterThan(100)
    expect(new Set(all.filter((description) => !/Example: \S.*[.?]”?$/.test(description)))).toEqual(new Set())
  })
})

/** The descriptions that the editor shows beside the parts of a document. */
function explainedIn({ id, inherited }: ReturnType<typeof editedDocuments>[number]): readonly string[] {
  const kind = editedKind(id, inherited)
  // Of texts, each is its own; fields have panels, whose properties are those above.
  if (kind === undefined || kind === 'texts' || isFormKind(kind)) return []
  const document = plain(inherited)
  const explained = (path: PartPath): readonly string[] =>
    (
      openPart({ kind, document, inherited: document, keys: ['id', ...namingKeys(inherited)], meta }, path)?.parts ?? []
    ).flatMap(({ step, control, description }) => [
      ...(description === undefined ? [] : [description]),
      ...(control === 'inside' ? explained([...path, step]) : []),
    ])
  return [firstPath(kind), ...furtherPaths(kind)].flatMap(explained)
}

function plain(document: object): JsonObject {
  const value = asJson(document)
  return isJsonObject(value) ? value : {}
}
