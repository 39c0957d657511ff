import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openPart } from '../../src/engine/editing/parts/declared-parts.ts'
import type { PartPath } from '../../src/engine/editing/parts/part-path.ts'
import { asJson } from '../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { sessionOn } from '../engine/editing/shipped-documents.ts'
import english from '../../schemas/messages/en.json'
import swahili from '../../schemas/messages/sw.json'

const prefix = 'portal.property.'
const texts: ReadonlyMap<string, string> = new Map(Object.entries(english))

/** What belongs to a property, and is none (an item of it, a button, a refusal), or is changed in the source alone. */
const others = new Set([
  'not-a-number',
  'choice',
  'choice-add',
  'choice-remove',
  'when-always',
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

  test('of a theme [ADM-16]', () => {
    const { inherited } = sessionOn('demo', 'themes/brand').edited
    const schema = asJson(JSON.parse(readFileSync(new URL('../../schemas/meta/theme.json', import.meta.url), 'utf8')))
    if (!isJsonObject(schema)) throw new Error('The schema of themes is no object.')
    const meta = { theme: schema }
    const explained = (path: PartPath): readonly (readonly [string, string])[] =>
      (openPart({ kind: 'theme', document: inherited, inherited, keys: ['id'], meta }, path)?.parts ?? []).flatMap(
        ({ step, control, description = '' }) =>
          control === 'inside' ? explained([...path, step]) : [[[...path, step].join('/'), description] as const],
      )
    const all = explained(['theme'])
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter(([, description]) => !/Example: \S/.test(description))).toEqual([])
  })
})
