import { describe, expect, test } from 'vitest'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { around, changed, declared, saidOf } from './declared-files.ts'

const firm = 'schemas/checklists/firm.json'
const graduate = 'schemas/checklists/graduate.json'
const page = 'schemas/pages/checklist/page.json'

/** The issues of the changed declarations without translations, which follow every change of a text. */
function issuesAfter(file: string, pointer: string, value: JsonValue | undefined): readonly DeclarationIssue[] {
  const issues = saidOf(changed(around(declared, file), { file, pointer, value }))
  return issues.filter((issue) => !readTranslationPath(issue.file))
}

type Mistake = readonly [
  name: string,
  change: readonly [file: string, pointer: string, value: JsonValue | undefined],
  issue: readonly [pointer: string, message: string],
]

const rule = '/items/0/passes'
const mistakes: readonly Mistake[] = [
  [
    'a type that no form completes',
    [firm, '/items/0/type', 'FIRMS'],
    ['/items/0/type', 'The item "firm-details" is of the type "FIRMS", for which pages/checklist names no form.'],
  ],
  [
    'a rule over a section that does not exist',
    [firm, rule, { any: [{ section: 'sections/nowhere' }] }],
    [`${rule}/any/0/section`, 'The rule names the section "sections/nowhere", which does not exist.'],
  ],
  [
    'a rule over a field that does not exist',
    [firm, rule, { section: 'sections/firm-bio', where: { value: 'record.Logo', empty: false } }],
    [`${rule}/where/value`, '"record.Logo" names the field "Logo", which does not exist.'],
  ],
  [
    'a test of the profile that does not exist',
    [firm, rule, { value: 'profile.confirmd', equals: true }],
    [`${rule}/value`, '"profile.confirmd" names the field "confirmd", which does not exist.'],
  ],
  [
    'a rule of two kinds',
    [firm, rule, { section: 'sections/firm-bio', any: [] }],
    [rule, 'Unknown key "any" in "passes".'],
  ],
  [
    'a rule with an operator that does not exist',
    [firm, rule, { value: 'profile.confirmed', is: true }],
    [rule, 'Unknown key "is" in "passes".'],
  ],
  [
    'a condition on what does not exist',
    [firm, '/items/0/when', { value: 'user.kategory', equals: 'FIRM' }],
    ['/items/0/when/value', '"user.kategory" names the field "kategory", which does not exist.'],
  ],
  [
    'an id that is used twice',
    [firm, '/items/1/id', 'firm-details'],
    ['/items/0/id', 'The id "firm-details" is used twice.'],
  ],
  [
    'a category that does not exist',
    [graduate, '/categories', ['GRADUTE']],
    ['/categories/0', 'There is no membership category "GRADUTE".'],
  ],
  [
    'a second checklist for everybody else',
    [graduate, '/categories', undefined],
    ['', '"checklists/graduate" and "checklists/individual" are both for every other category of Individual.'],
  ],
  [
    'a form that does not exist',
    [page, '/otherwise', 'sections/nowhere'],
    ['/otherwise', '"otherwise" names the section "sections/nowhere", which does not exist.'],
  ],
  [
    'two forms for a type',
    [page, '/components/5/name', 'PROFILE'],
    ['/components/5/name', 'The name "PROFILE" has two components.'],
  ],
]

describe('the check of checklists', () => {
  test.each(mistakes)('finds %s [CHK-03]', (_name, [file, pointer, value], [place, message]) => {
    expect(issuesAfter(file, pointer, value)).toContainEqual({
      file,
      pointer: place,
      message: expect.stringContaining(message),
    })
  })

  test('an overlay changes what an organisation asks [CHK-03]', () => {
    const files = new Map(declared)
    const overlay = {
      overlay: '1.1.0',
      info: { title: 'Checklist', version: '1' },
      extends: 'checklists/firm',
      actions: [
        {
          target: "$.checklist.items[?@.id == 'logo']",
          description: 'Firms here have to show a logo',
          update: { mandatory: true },
          'x-was': { mandatory: false },
        },
      ],
    }
    files.set('tenants/ics/overlays/checklists/firm-logo.json', overlay)
    expect(saidOf(files)).toEqual([])
  })
})
