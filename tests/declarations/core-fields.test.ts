import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answerTexts } from '../../src/contract/declared-answers.ts'
import { isJsonObject, objectAt, ownValue } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The fields of the base's sections that no overlay removes, which code may therefore read. */
const coreFields: ReadonlySet<string> = new Set(
  readdirSync(join(root, 'schemas', 'sections')).flatMap((section) => {
    const schema: JsonValue = JSON.parse(
      readFileSync(join(root, 'schemas', 'sections', section, 'schema.json'), 'utf8'),
    )
    const fields = isJsonObject(schema) ? Object.entries(objectAt(schema, 'properties')) : []
    return fields.flatMap(([name, field]) => (isJsonObject(field) && ownValue(field, 'x-core') === true ? [name] : []))
  }),
)

/**
 * Ways to read a property of a record by a name that the type checker does not know. As a property, only names with a
 * capital count: what is called `code` or `type` is nearly always something else.
 */
const reads: readonly RegExp[] = [
  /\btextAnswer\((?:[^()]|\([^()]*\))*?,\s*'(\w+)'\)/g,
  /\bownValue\([\w.(]*\b(?:answers|record)\)?,\s*'(\w+)'\)/g,
  /\b(?:answers|record)(?:\.answers)?\??(?:\.|\[')(\w*[A-Z]\w*)\b/g,
]
const taken = /\{([^{}]*)\}: JsonObject\b/g

/** The core fields that a file's text reads by a bare string. */
function bareReads(text: string): readonly string[] {
  const named = reads.flatMap((read) => [...text.matchAll(read)].map(([, name = '']) => name))
  const destructured = [...text.matchAll(taken)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  )
  return [...named, ...destructured].filter((name) => coreFields.has(name))
}

test.each([
  ["textAnswer(row.answers, 'MemberNo')", ['MemberNo']],
  ["ownValue(around(record), 'LastName')", ['LastName']],
  ["answers.FirstName + record.answers['Email']", ['FirstName', 'Email']],
  ['({ Image: image, otp: code }: JsonObject) => image', ['Image']],
  ["refereeText(row.answers, 'MemberNo')", []],
  ["textAnswer(answers, field.name) + answers['note'] + record.entry_no", []],
])('what reads a core field by a bare string is found: %s', (text, names) => {
  expect(bareReads(text)).toEqual(names)
})

test('code reads core fields of sections by readers that know their types [ENG-07]', () => {
  const found = ['server', 'portal'].flatMap((part) =>
    readdirSync(join(root, 'src', part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) =>
        bareReads(readFileSync(join(root, 'src', part, name), 'utf8')).map((field) => `${name}: ${field}`),
      ),
  )
  expect(found).toEqual([])
})

test('a field that the base does not declare, or that holds no text, does not compile [ENG-07]', () => {
  const text = answerTexts<'sections/bio'>()
  expect(text({ LastName: 'SAMPLE' }, 'LastName')).toBe('SAMPLE')
  // @ts-expect-error The base has no such field.
  expect(text({ Surname: 'SAMPLE' }, 'Surname')).toBe('SAMPLE')
  // @ts-expect-error The field holds yes or no.
  expect(text({ Disability: true }, 'Disability')).toBe('')
})
