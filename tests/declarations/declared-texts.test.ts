import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { uiNodes } from '../../src/engine/check/subject/form-nodes.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { throughLists } from '../../src/engine/schema/schema-walk.ts'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'

const files = await readDeclarations(process.cwd())
const word = 'Some words of people'

/** Members of each part that name something or are only stored. */
const dataOf = {
  page: new Set(
    'amount card category consent document documents field fields in item list name open otherwise panels path since site status to unless until value'.split(
      ' ',
    ),
  ),
  case: new Set('except fields format ignores key list mend per shows wire'.split(' ')),
  checklist: new Set('categories distinct example list reached required sum type'.split(' ')),
  billing: new Set(['id', 'after', 'charge']),
  document: new Set(['name']),
} as const

interface Place {
  /** The names that lead to it. */
  readonly names: readonly string[]
  /** The definitions around it, which may contain themselves. */
  readonly within: readonly string[]
}

/** Every member that may be any text, as the names that lead to it. */
function freeTexts(root: JsonObject, node: JsonValue | undefined, { names, within }: Place): string[][] {
  if (!isJsonObject(node)) return []
  const { $ref, properties, items, additionalProperties, anyOf, oneOf, then } = node
  if (typeof $ref === 'string') {
    const [, name = ''] = /^#\/\$defs\/(\w+)$/.exec($ref) ?? []
    if (name === '' || within.includes(name)) return []
    return freeTexts(root, objectAt(objectAt(root, '$defs'), name), { names, within: [...within, name] })
  }
  const members = Object.entries(isJsonObject(properties) ? properties : {})
  if (isJsonObject(additionalProperties)) members.push(['some', additionalProperties])
  return [
    ...(isFreeText(node) ? [[...names]] : []),
    ...[items, then, ...alternatives(anyOf), ...alternatives(oneOf)].flatMap((part) =>
      freeTexts(root, part, { names, within }),
    ),
    ...members.flatMap(([name, member]) => freeTexts(root, member, { names: [...names, name], within })),
  ]
}

const alternatives = (some: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(some) ? some : [])

const isFreeText = ({ type, pattern, format, enum: choices }: JsonObject) =>
  type === 'string' && pattern === undefined && format === undefined && choices === undefined

/** A part with nothing but a text at some names. */
const partWith = (names: readonly string[]): JsonValue =>
  names.reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), word)

describe('texts of declarations', () => {
  test('are translated wherever a meta-schema admits one, unless their names are those of data', async () => {
    const parts = (['page', 'case', 'checklist', 'billing', 'document'] as const).map(async (part) => {
      const meta: JsonObject = JSON.parse(await readFile(`schemas/meta/${part}.json`, 'utf8'))
      const kinds = part === 'page' ? Object.entries(objectAt(meta, '$defs')) : [['', meta] as const]
      return kinds.flatMap(([kind, root]) =>
        freeTexts(meta, root, { names: [], within: [] }).flatMap((names) => {
          const name = names.findLast((one) => one !== 'some') ?? ''
          if (dataOf[part].has(name) || names[0] === 'examples') return []
          const declared: CompositeDocument = { [part]: { ...objectOf(partWith(names)), ...(kind && { kind }) } }
          return humanTexts(declared).some(({ text }) => text === word) ? [] : [`${part} ${kind}: ${names.join('.')}`]
        }),
      )
    })
    expect([...new Set((await Promise.all(parts)).flat())]).toEqual([])
  })

  test('are there for each choice that is a word, so that it can be translated', () => {
    const organisations = ['demo', 'engineering-board', 'iek', 'ics']
    const unnamed = organisations.flatMap((id) =>
      [...composeTenant(files, id).documents].flatMap(([name, document]) =>
        uiNodes(document).flatMap(({ pointer, ui, schema }) => {
          const values = schema && ownValue(throughLists(document.schema ?? {}, schema), 'enum')
          const isWord = isJsonArray(values) && values.some((value) => /\p{L}{3}/u.test(String(value)))
          if (!isWord || ui['ui:widget'] === 'hidden' || isJsonObject(ui['ui:enumNames'])) return []
          return [`${id} ${name} ${pointer}`]
        }),
      ),
    )
    expect(unnamed).toEqual([])
  })
})

const objectOf = (value: JsonValue): JsonObject => (isJsonObject(value) ? value : {})
