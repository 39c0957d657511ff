import { readFile } from 'node:fs/promises'
import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import { shapeIssues } from '../../src/server/http/shape-issues.ts'

const read = async (language: string) => JSON.parse(await readFile(`schemas/messages/${language}.json`, 'utf8'))
const english: Record<string, string> = await read('en')
const translations: Record<string, { text: string }> = await read('sw')
const kiswahili = Object.fromEntries(
  Object.entries(translations).map(([pointer, { text }]) => [pointer.replace('/messages/', ''), text]),
)

const shapes = Object.values<Call>(calls).flatMap(({ path, query, body }) =>
  [query, body].filter((schema) => schema !== undefined).map((schema) => [path, schema] as const),
)

/** Requests that no call takes. */
const wrong = [{}, { unknown: 1 }, [], 'text', null, 7]

const pointers = (schema: TSchema, value: unknown) => shapeIssues(english, schema, value).map(({ pointer }) => pointer)

test.each(shapes)(
  '%s says what is wrong with a request in the words and the language of the catalogue [PLAT-15 API-04]',
  (_, schema) => {
    const patterns = (texts: Record<string, string>) =>
      Object.entries(texts)
        .filter(([key]) => key.startsWith('validation.'))
        .map(
          ([, text]) =>
            new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.*')}$`),
        )
    for (const texts of [english, kiswahili]) {
      const known = patterns(texts)
      for (const value of wrong) {
        for (const { message } of shapeIssues(texts, schema, value)) {
          expect(
            known.some((text) => text.test(message)),
            message,
          ).toBe(true)
        }
      }
    }
  },
)

test('each missing or unknown property is named by a pointer of its own, and of alternatives the choice alone', () => {
  const pair = Type.Object({ memberNo: Type.String(), code: Type.String() }, { additionalProperties: false })
  expect(pointers(pair, {})).toEqual(['/memberNo', '/code'])
  expect(pointers(pair, { memberNo: 1, code: 'x', more: 2, 'a/b': 3 })).toEqual(['/more', '/a~1b', '/memberNo'])
  expect(pointers(Type.Union([pair, Type.Object({ all: Type.Literal(true) })]), { all: 1 })).toEqual([''])
})
