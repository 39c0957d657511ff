import { expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { changed, declared, saidOf } from './declared-files.ts'

const file = 'schemas/pages/cpd/page.json'

const issuesAfter = (pointer: string, value: JsonValue): readonly string[] =>
  saidOf(changed(declared, { file, pointer, value }))
    .filter((issue) => issue.file === file && !readTranslationPath(issue.file))
    .map((issue) => `${issue.pointer} ${issue.message}`)

test.each<[string, string, JsonValue, readonly string[]]>([
  [
    'a sum of texts',
    '/columns/3/sum',
    true,
    ['/columns/3/sum The column "provider" has a sum, but does not show numbers.'],
  ],
  [
    'a target that never counts',
    '/targets',
    [
      { id: 'graduates', points: 15, category: 'GRADUATE' },
      { id: 'all', points: 30 },
    ],
    ['/targets/0 The target "graduates" never counts, because "all" below it holds whenever it does.'],
  ],
  [
    'a case type that there is not',
    '/cases',
    ['cases/cpd-clam'],
    ['/cases/0 It leads to the case type "cases/cpd-clam", which does not exist.'],
  ],
  [
    'a next category that there is not',
    '/advancement/0/to',
    'PROFESIONAL',
    ['/advancement/0/to There is no membership category "PROFESIONAL".'],
  ],
  ['two targets with one id', '/targets/1/id', 'all', ['/targets/0/id The id "all" is used twice.']],
])('finds %s in a page of points [ENG-06 CPD-01]', (_fault, pointer, value, issues) => {
  const found = issuesAfter(pointer, value)
  expect(found).toHaveLength(issues.length)
  issues.forEach((issue, i) => expect(found[i]).toContain(issue))
})

test('allows a target from a year on behind one without [ENG-06 CPD-01]', () => {
  const targets = [
    { id: 'all', points: 30 },
    { id: 'more', points: 40, from: '2027' },
  ]
  expect(issuesAfter('/targets', targets)).toEqual([])
})
