import { expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { changed, declared, ofOrganisation, saidOf } from './declared-files.ts'

const file = 'schemas/pages/dashboard/page.json'
const files = ofOrganisation(declared, 'demo')

/** What the check finds in the start page with another value at a place. */
const findings = (pointer: string, value: JsonValue): readonly string[] =>
  saidOf(changed(files, { file, pointer, value }))
    .filter((issue) => !readTranslationPath(issue.file))
    .map(({ pointer: at, message }) => `${at} ${message}`)

test.each<[string, string, JsonValue, string]>([
  [
    'a standing without a checklist',
    '/standing',
    'checklists/good-standings',
    '/standing The page names the checklist "checklists/good-standings", which does not exist.',
  ],
  [
    'cases of no type',
    '/parts/2/of',
    'cases/applications',
    '/parts/2/of The part "applications" needs a document whose page is of the kind "case".',
  ],
  [
    'rows of a page without rows',
    '/parts/4/of',
    'pages/cpd',
    '/parts/4/of The part "payments" needs a document whose page is of the kind "rows".',
  ],
  ['a document that nothing shows', '/parts/0/of', 'pages/cpd', '/parts/0/of The part "next" shows no document.'],
  [
    'a fact of a section that does not exist',
    '/parts/1/fields/5/value',
    { section: 'sections/work', field: 'NameOfFirm' },
    '/parts/1/fields/5/value/section The value names the section "sections/work", which does not exist.',
  ],
  [
    'a fact inside a field that does not exist',
    '/parts/1/fields/0/value',
    { section: 'sections/bio', field: 'profileTitle.name' },
    '/parts/1/fields/0/value/field The value names the field "profileTitle.name", which "sections/bio" does not have.',
  ],
  [
    'fields of a part without facts',
    '/parts/0/fields',
    [],
    '/parts/0/fields The part "next" has to have "fields" exactly when it shows facts.',
  ],
  [
    'a renewal of no case type',
    '/renewals/0/of',
    'cases/license',
    '/renewals/0/of It leads to the case type "cases/license", which does not exist.',
  ],
  [
    'a renewal in a state that there is not',
    '/renewals/0/in/1',
    'halted',
    '/renewals/0/in/1 "cases/licence" has no state "halted".',
  ],
  [
    'a renewal by an answer that there is not',
    '/renewals/0/until',
    'end',
    '/renewals/0/until "cases/licence" has no answer "end".',
  ],
  [
    'a renewal of a page without subscriptions',
    '/renewals/1/of',
    'pages/statement',
    '/renewals/1/of The renewal "subscription" needs the page of subscriptions.',
  ],
  [
    'a renewal of subscriptions in a state',
    '/renewals/1/in',
    ['paid'],
    '/renewals/1 The renewal "subscription" of subscriptions has neither "in" nor "until".',
  ],
])('the check of a start page finds %s [ENG-06 DASH-01]', (_fault, pointer, value, issue) => {
  expect(findings(pointer, value).map((found) => found.split('. ', 1)[0]?.replace(/\.?$/, '.'))).toContain(issue)
})
