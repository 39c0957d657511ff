import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { withoutConsequences } from '../../../src/engine/check/report/without-consequences.ts'
import { failureFindings } from '../../../src/engine/check/subject/failure-findings.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'

describe('what follows from an incomplete document is not reported as well [ENG-05]', () => {
  const files = new Map<string, JsonValue>([
    ['tenants/iek/overlays/a.json', { extends: 'sections/a' }],
    ['tenants/iek/overlays/b.json', { extends: 'sections/b' }],
  ])
  const kept = (file: string, message = 'Wrong.', names?: readonly string[]) =>
    withoutConsequences([{ file, pointer: '', message, ...(names && { names }) }], new Set(['sections/a']), files)

  test.each([
    ['a file of the document', 'schemas/sections/a/page.json'],
    ['its translation', 'schemas/sections/a/sw.json'],
    ['an overlay of it', 'tenants/iek/overlays/a.json'],
    ['the translation of an overlay of it', 'tenants/iek/overlays/a.sw.json'],
  ])('%s', (_title, file) => expect(kept(file)).toEqual([]))

  test('a finding that names it', () =>
    expect(kept('schemas/pages/profile/page.json', 'No such document.', ['sections/a'])).toEqual([]))

  test.each([
    ['of another document', 'schemas/sections/b/page.json', 'Wrong.'],
    ['of another overlay', 'tenants/iek/overlays/b.json', 'Wrong.'],
    ['whose words happen to be its id', 'schemas/sections/b/schema.json', 'The choice "sections/a" is not a number.'],
  ])('but not one %s', (_title, file, message) => expect(kept(file, message)).toHaveLength(1))
})

describe('a failure is one sentence', () => {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false })
  const sentences = (schema: JsonObject, value: JsonValue, wording = {}) => {
    const validate = ajv.compile(schema)
    validate(value)
    return failureFindings(validate.errors ?? [], wording).map(({ message }) => message)
  }
  const closed = { properties: { list: { minItems: 2 }, text: { minLength: 1 } }, additionalProperties: false }

  test.each([
    ['about the file', { more: 1 }, {}, 'Unknown key "more" in the file.'],
    ['about what it names', { more: 1 }, { whole: 'the default' }, 'Unknown key "more" in the default.'],
    ['with the word for a member', { more: 1 }, { member: 'keyword' }, 'Unknown keyword "more" in the file.'],
    ['about too few items', { list: [1] }, {}, '"list" has fewer than 2 items.'],
    ['about an empty text', { text: '' }, {}, '"text" is empty.'],
  ])('%s', (_title, value, wording, sentence) => expect(sentences(closed, value, wording)).toEqual([sentence]))
})
