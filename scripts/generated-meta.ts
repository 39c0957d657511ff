import { operatorList } from '../src/engine/condition/operators/operator-list.ts'
import { columnFormats } from '../src/engine/document/collection-page.ts'
import type { DeclarationIssue } from '../src/engine/document/issue.ts'
import { equalJson, isJsonObject, objectAt } from '../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../src/engine/json/json.ts'
import { getAt, setAt } from '../src/engine/json/pointer.ts'
import { keywordList } from '../src/engine/keywords/keyword-list.ts'

/** A part of a meta-schema that follows from code. */
interface MetaPart {
  readonly file: string
  readonly pointer: string
  /** Makes the part from the existing one. */
  readonly make: (present: JsonObject) => JsonValue
}

const keywords = [...keywordList.values()]
const keywordPrefix = 'keywords.json#/$defs/'

const parts: readonly MetaPart[] = [
  {
    file: 'schemas/meta/keywords.json',
    pointer: '/$defs',
    make: () => Object.fromEntries(keywords.map(({ name, parameter }) => [name, parameter])),
  },
  {
    file: 'schemas/meta/form-schema.json',
    pointer: '/$defs/schema/properties',
    make: (present) => ({
      ...Object.fromEntries(Object.entries(present).filter(([, schema]) => !isKeyword(schema))),
      ...Object.fromEntries(keywords.map(({ name }) => [name, { $ref: `${keywordPrefix}${name}` }])),
    }),
  },
  {
    file: 'schemas/meta/condition.json',
    pointer: '/$defs/test/properties',
    make: (present) => ({
      value: objectAt(present, 'value'),
      ...Object.fromEntries([...operatorList].map(([name, { operand }]) => [name, operand])),
    }),
  },
  {
    file: 'schemas/meta/page.json',
    pointer: '/$defs/collection/properties/columns/items/properties/format/enum',
    make: () => [...columnFormats],
  },
]

const isKeyword = (schema: JsonValue | undefined): boolean =>
  isJsonObject(schema) && String(schema['$ref']).startsWith(keywordPrefix)

/**
 * The outdated meta-schemas, by file, each in its correct form: those whose keywords, operators or column formats
 * differ from the code's. The check and editors read the meta-schemas; the code alone defines what exists.
 */
export function staleMeta(files: ReadonlyMap<string, JsonValue>): ReadonlyMap<string, JsonValue> {
  const stale = new Map<string, JsonValue>()
  for (const { file, pointer, make } of parts) {
    const content = stale.get(file) ?? files.get(file) ?? {}
    const present = getAt(content, pointer)
    const wanted = make(isJsonObject(present) ? present : {})
    if (present === undefined || !equalJson(present, wanted)) stale.set(file, setAt(content, pointer, wanted))
  }
  return stale
}

/** The same as issues for the check. */
export const metaIssues = (files: ReadonlyMap<string, JsonValue>): readonly DeclarationIssue[] =>
  [...staleMeta(files).keys()].map((file) => ({
    file,
    pointer: '',
    message: 'The meta-schema is not what the code says: run npm run generate-types.',
  }))
