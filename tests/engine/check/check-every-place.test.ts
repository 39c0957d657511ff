import { beforeAll, describe, expect, test } from 'vitest'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { around, changed, declared, saidOf } from './declared-files.ts'
import type { Change } from './declared-files.ts'

/**
 * The issues of declarations with some changes around a file, without translations, which follow every change of a
 * text. A check takes about a second, so changes that do not affect each other share one.
 */
function issuesAfter(file: string, ...changes: readonly Change[]): readonly DeclarationIssue[] {
  const issues = saidOf(changed(around(declared, file), ...changes))
  return issues.filter((issue) => !readTranslationPath(issue.file))
}

const aSentence = /^\S.+\.( \([\w, -]+\))?$/s

/** Every place of the declarations where a condition is allowed, each with an existing or possible condition. */
const places: readonly (readonly [place: string, file: string, pointer: string])[] = [
  ['a rule of a form', 'schemas/sections/contacts/ui.json', '/rules/0/when'],
  ['a tab', 'schemas/pages/profile-individual/page.json', '/tabs/1/when'],
  ['a column', 'schemas/sections/contacts/page.json', '/columns/1/when'],
  ['a row action', 'schemas/sections/contacts/page.json', '/actions/2/when'],
  ['a column of a view', 'schemas/pages/academic-qualifications/page.json', '/columns/1/when'],
  ['a menu entry that is shown', 'schemas/pages/menu/page.json', '/entries/1/when'],
  ['a menu entry that may be followed', 'schemas/pages/menu/page.json', '/entries/1/enable'],
  ['a tile', 'schemas/pages/dashboard/page.json', '/tiles/0/when'],
  ['a component of the checklist', 'schemas/pages/checklist/page.json', '/components/0/when'],
  ['an item of a checklist', 'schemas/checklists/firm.json', '/items/0/when'],
  ['a question before the first record', 'schemas/sections/work-experience/page.json', '/gate/questions/0/when'],
]

/** Conditions that are refused: they can never hold by their type, or use an unknown name. */
const impossible: readonly (readonly [what: string, condition: JsonValue, at: string])[] = [
  ['can never hold for its type', { value: 'user.is_admin', equals: 'yes' }, '/equals'],
  ['has an operator that does not suit its type', { value: 'user.is_admin', greaterThan: 3 }, '/greaterThan'],
  ['names a field that does not exist', { value: 'user.kategory', equals: 'FIRM' }, '/value'],
]

/** Whether a pointer is that of a place, or of something in it. */
const isAt = (place: string, pointer: string): boolean => pointer === place || pointer.startsWith(`${place}/`)

describe.each(impossible)('an impossible condition that %s', (_what, value, at) => {
  let issues: readonly DeclarationIssue[]
  beforeAll(() => {
    issues = issuesAfter('schemas', ...places.map(([_place, file, pointer]) => ({ file, pointer, value })))
  })

  test.each(places)('is refused of %s in %s at %s [ENG-05 ENG-11]', (_place, file, pointer) => {
    const own = issues.filter((issue) => issue.file === file && isAt(pointer, issue.pointer))
    expect(own).toEqual([
      { file, pointer: expect.stringMatching(`^${pointer}${at}$`), message: expect.stringMatching(aSentence) },
    ])
  })

  test('is refused there alone [ENG-05 ENG-11]', () => {
    const elsewhere = issues.filter(
      (issue) => !places.some(([_place, file, pointer]) => issue.file === file && isAt(pointer, issue.pointer)),
    )
    expect(elsewhere).toEqual([])
  })
})

/** A file of each kind of declaration. */
const kinds: readonly (readonly [kind: string, file: string, pointer: string])[] = [
  ['a schema', 'schemas/sections/bio/schema.json', '/properties/LastName'],
  ['a UI schema', 'schemas/sections/bio/ui.json', '/LastName'],
  ['a record’s page', 'schemas/sections/bio/page.json', ''],
  ['a collection’s page', 'schemas/sections/contacts/page.json', '/columns/0'],
  ['a view', 'schemas/pages/academic-qualifications/page.json', ''],
  ['a page of tabs', 'schemas/pages/profile-individual/page.json', '/tabs/0'],
  ['the menu', 'schemas/pages/menu/page.json', '/entries/0'],
  ['the tiles of the dashboard', 'schemas/pages/dashboard/page.json', '/tiles/0'],
  ['the page of the checklist', 'schemas/pages/checklist/page.json', ''],
  ['examples', 'schemas/sections/bio/examples.json', '/valid/0'],
  ['a checklist', 'schemas/checklists/firm.json', '/items/0'],
  ['a reference list', 'schemas/lists/counties.json', ''],
  ['an overlay of an organisation', 'tenants/engineering-board/overlays/sections/bio.json', '/actions/0'],
  ['an overlay of several', 'tenants/variants/engineering/overlays/sections/bio.json', '/actions/0'],
  ['an organisation', 'tenants/iek/tenant.json', ''],
  ['a theme', 'tenants/iek/theme.json', ''],
]

describe('each kind of declared file is checked by its meta-schema', () => {
  test.each(kinds)('an unknown key of %s, %s at "%s" [ENG-05 ENG-06]', (_, file, pointer) => {
    expect(getAt(declared.get(file), pointer), `${file}${pointer}`).toBeDefined()
    const [first, ...others] = issuesAfter(file, { file, pointer: `${pointer}/ui:unheard`, value: true })
    expect(first).toEqual({
      file,
      pointer,
      message: expect.stringMatching(/^Unknown key(word)? "ui:unheard" in .+\.$/),
    })
    // An overlay is also refused at its target.
    for (const issue of others) expect(issue).toMatchObject({ file, pointer: `${pointer}/ui:unheard` })
  })
})
