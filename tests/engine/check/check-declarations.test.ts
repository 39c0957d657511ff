import { beforeAll, describe, expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { around, changed, declared, organisationOf, saidOf } from './declared-files.ts'
import type { Change } from './declared-files.ts'

const options = { validators: compiledValidators(evaluateCommonJs) }

/** The issues of declarations with some changes, without translations, which follow every change of a text. */
function issuesAfter(change: Change, ...others: readonly Change[]): readonly DeclarationIssue[] {
  const issues = saidOf(changed(around(declared, change.file), change, ...others), options)
  return issues.filter((issue) => !readTranslationPath(issue.file))
}

const bio = 'schemas/sections/bio'
const contacts = 'schemas/sections/contacts'
const academic = 'schemas/pages/academic-qualifications'
const certification = 'schemas/sections/certification'
const referees = 'schemas/sections/referees'
const individual = 'schemas/checklists/individual.json'
const board = 'tenants/engineering-board/overlays/sections/bio.json'

/** A mistake: the change, and the only issue that it must cause. */
interface Mistake {
  readonly name: string
  readonly change: readonly [file: string, pointer: string, value: JsonValue | undefined]
  readonly issue: readonly [file: string, pointer: string, message: string]
  /** An example of a checklist is checked only where nothing else is wrong. */
  readonly isAlone?: true
}

const mistakes: readonly Mistake[] = [
  {
    name: 'an unknown keyword',
    change: [`${bio}/schema.json`, '/properties/DateOfBirth/minimumAgee', 18],
    issue: [`${bio}/schema.json`, '/properties/DateOfBirth', 'Unknown keyword "minimumAgee" in "DateOfBirth".'],
  },
  {
    name: 'a keyword with a value of the wrong kind',
    change: [`${bio}/schema.json`, '/properties/DateOfBirth/minimumAge', 'eighteen'],
    issue: [
      `${bio}/schema.json`,
      '/properties/DateOfBirth/minimumAge',
      '"minimumAge" must be of type integer, not "eighteen".',
    ],
  },
  {
    name: 'an object that is left open',
    change: [`${bio}/schema.json`, '/additionalProperties', undefined],
    issue: [`${bio}/schema.json`, '', 'The file lacks "additionalProperties".'],
  },
  {
    name: 'an unknown key of the UI schema',
    change: [`${bio}/ui.json`, '/Gender/ui:wigdet', 'radio'],
    issue: [`${bio}/ui.json`, '/Gender', 'Unknown key "ui:wigdet" in "Gender".'],
  },
  {
    name: 'a field that the schema requires and does not have',
    change: [`${contacts}/schema.json`, '/required/3', 'Phone'],
    issue: [`${contacts}/schema.json`, '/required/3', '"required" names the field "Phone", which does not exist.'],
  },
  {
    name: 'a field of the UI schema that does not exist',
    change: [`${contacts}/ui.json`, '/Emial', { 'ui:help': 'x' }],
    issue: [`${contacts}/ui.json`, '/Emial', 'The UI schema names the field "Emial", which does not exist.'],
  },
  {
    name: 'a field that a rule shows and that does not exist',
    change: [`${bio}/ui.json`, '/rules/1/show/0', 'countyy'],
    issue: [
      `${bio}/ui.json`,
      '/rules/1/show/0',
      'The rule "kenyan-places" names the field "countyy", which does not exist.',
    ],
  },
  {
    name: 'a field of a group that does not exist',
    change: [`${bio}/ui.json`, '/groups/1/fields/1', 'Forename'],
    issue: [
      `${bio}/ui.json`,
      '/groups/1/fields/1',
      'The group "names" names the field "Forename", which does not exist.',
    ],
  },
  {
    name: 'an order that leaves a field out',
    change: ['schemas/sections/services/ui.json', '/ui:order', ['service']],
    issue: ['schemas/sections/services/ui.json', '/ui:order', '"ui:order" leaves out the field "description".'],
  },
  {
    name: 'a field that a keyword compares with and that does not exist',
    change: ['schemas/forms/set-password/schema.json', '/properties/confirmPassword/equalsField', 'pasword'],
    issue: [
      'schemas/forms/set-password/schema.json',
      '/properties/confirmPassword/equalsField',
      '"equalsField" of the field "confirmPassword" names the field "pasword", which does not exist.',
    ],
  },
  {
    name: 'a field that keeps records apart and does not exist',
    change: [`${contacts}/schema.json`, '/uniqueInRecords/0', 'Kind'],
    issue: [
      `${contacts}/schema.json`,
      '/uniqueInRecords/0',
      '"uniqueInRecords" names the field "Kind", which does not exist.',
    ],
  },
  {
    name: 'a field that a column shows and that does not exist',
    change: [`${contacts}/page.json`, '/columns/2/field', 'Telephone'],
    issue: [
      `${contacts}/page.json`,
      '/columns/2/field',
      'The column "phone" names the field "Telephone", which does not exist.',
    ],
  },
  {
    name: 'a sum of what are no numbers',
    change: [`${contacts}/page.json`, '/columns/1/sum', true],
    issue: [`${contacts}/page.json`, '/columns/1/sum', 'The column "email" has a sum, but does not show numbers.'],
  },
  {
    name: 'a filter by year of what are no dates',
    change: [`${contacts}/page.json`, '/columns/1/filter', 'year'],
    issue: [
      `${contacts}/page.json`,
      '/columns/1/filter',
      'The column "email" is filtered by year, but does not show dates.',
    ],
  },
  {
    name: 'a day that a state of a column shows and that does not exist',
    change: [`${referees}/page.json`, '/columns/4/states/1/field', 'remindedAt'],
    issue: [
      `${referees}/page.json`,
      '/columns/4/states/1/field',
      'The column "request" names the field "remindedAt", which does not exist.',
    ],
  },
  {
    name: 'a day after which an action may be repeated and that does not exist',
    change: [`${referees}/page.json`, '/actions/2/again/since/1', 'remindedAt'],
    issue: [
      `${referees}/page.json`,
      '/actions/2/again/since/1',
      'The action "remind" names the field "remindedAt", which does not exist.',
    ],
  },
  {
    name: 'a field that an action presets and that does not exist',
    change: [`${contacts}/page.json`, '/actions/1/preset/Kind', 'Work'],
    issue: [
      `${contacts}/page.json`,
      '/actions/1/preset/Kind',
      'The action "add-work" presets the field "Kind", which does not exist.',
    ],
  },
  {
    name: 'a value that a preset names and that does not exist',
    change: [`${contacts}/page.json`, '/actions/0/preset/Email', '=user.mail'],
    issue: [
      `${contacts}/page.json`,
      '/actions/0/preset/Email',
      '"user.mail" names the field "mail", which does not exist.',
    ],
  },
  {
    name: 'a reference list that does not exist',
    change: [`${contacts}/schema.json`, '/properties/Country/inList/list', 'nations'],
    issue: [`${contacts}/schema.json`, '/properties/Country/inList/list', 'There is no reference list "nations".'],
  },
  {
    name: 'a property of a list that does not exist',
    change: [`${bio}/ui.json`, '/county/ui:options/list/filter', { countryKode: { const: 'KE' } }],
    issue: [
      `${bio}/ui.json`,
      '/county/ui:options/list/filter/countryKode',
      'No item of the reference list "counties" has "countryKode".',
    ],
  },
  {
    name: 'a document that a tab names and that does not exist',
    change: ['schemas/pages/profile-firm/page.json', '/tabs/0/document', 'sections/firm'],
    issue: [
      'schemas/pages/profile-firm/page.json',
      '/tabs/0/document',
      'The tab "firm-details" names the document "sections/firm", which does not exist.',
    ],
  },
  {
    name: 'a case type that a menu entry leads to and that does not exist',
    change: ['schemas/pages/menu/page.json', '/entries/2/path', '/cases/aplication'],
    issue: [
      'schemas/pages/menu/page.json',
      '/entries/2/path',
      'It leads to the case type "cases/aplication", which does not exist.',
    ],
  },
  {
    name: 'a path to cases that is no name of a type',
    change: ['schemas/pages/menu/page.json', '/entries/2/path', '/cases/Application/new'],
    issue: [
      'schemas/pages/menu/page.json',
      '/entries/2/path',
      '"path" must match ^/cases/[a-z][a-z0-9]*(-[a-z0-9]+)*$, which "/cases/Application/new" does not.',
    ],
  },
  {
    name: 'a gate whose answer no section keeps',
    change: ['schemas/sections/work-experience/page.json', '/gate/section', 'sections/nowhere'],
    issue: [
      'schemas/sections/work-experience/page.json',
      '/gate/section',
      'The gate names the section "sections/nowhere", which does not exist.',
    ],
  },
  {
    name: 'a gate whose answer its section cannot save',
    change: ['schemas/sections/experience/page.json', '/otherCalls', undefined],
    issue: [
      'schemas/sections/work-experience/page.json',
      '/gate/section',
      'The gate names the section "sections/experience", which has no call that saves a record.',
    ],
  },
  {
    name: 'a question of a gate for nobody that there is',
    change: ['schemas/sections/work-experience/page.json', '/gate/questions/0/when/value', 'user.kategory'],
    issue: [
      'schemas/sections/work-experience/page.json',
      '/gate/questions/0/when/value',
      '"user.kategory" names the field "kategory", which does not exist.',
    ],
  },
  {
    name: 'a view of records by what they never say',
    change: [`${academic}/page.json`, '/where/equals', 'Learned'],
    issue: [`${academic}/page.json`, '/where/equals', expect.stringContaining('"Learned"')],
  },
  {
    name: 'a field that a column of a view names and that its section does not have',
    change: [`${academic}/page.json`, '/columns/2/field', 'Speciality'],
    issue: [
      `${academic}/page.json`,
      '/columns/2/field',
      'The column "area" names the field "Speciality", which does not exist.',
    ],
  },
  {
    name: 'a field that an action of a view presets and that its section does not have',
    change: [`${academic}/page.json`, '/actions/0/preset/Kind', 'Work'],
    issue: [
      `${academic}/page.json`,
      '/actions/0/preset/Kind',
      'The action "add-academic" presets the field "Kind", which does not exist.',
    ],
  },
  {
    name: 'one of several lists that does not exist',
    change: [`${certification}/schema.json`, '/properties/CertificateAwarded/inList/2/list', 'papers'],
    issue: [
      `${certification}/schema.json`,
      '/properties/CertificateAwarded/inList/2/list',
      'There is no reference list "papers".',
    ],
  },
  {
    name: 'one of several lists that counts when what does not exist',
    change: [`${certification}/ui.json`, '/CertificateAwarded/ui:options/list/0/when/value', 'answers.Kind'],
    issue: [
      `${certification}/ui.json`,
      '/CertificateAwarded/ui:options/list/0/when/value',
      '"answers.Kind" names the field "Kind", which does not exist.',
    ],
  },
  {
    name: 'a field that a choice fills and that does not exist',
    change: [`${certification}/ui.json`, '/Institution/ui:options/list/0/fill/Code', 'code'],
    issue: [
      `${certification}/ui.json`,
      '/Institution/ui:options/list/0/fill/Code',
      '"fill" names the field "Code", which does not exist.',
    ],
  },
  {
    name: 'a field that takes a file’s name and that does not exist',
    change: ['schemas/sections/attachments/ui.json', '/attachment/ui:options/nameField', 'filename'],
    issue: [
      'schemas/sections/attachments/ui.json',
      '/attachment/ui:options/nameField',
      '"nameField" names the field "filename", which does not exist.',
    ],
  },
  {
    name: 'a message for what is no keyword',
    change: [`${bio}/ui.json`, '/Gender/ui:messages/requird', 'Gender is required'],
    issue: [
      `${bio}/ui.json`,
      '/Gender/ui:messages/requird',
      'The field "Gender" has a message for "requird", which is no keyword.',
    ],
  },
  {
    name: 'an option that the widget does not have',
    change: [`${bio}/ui.json`, '/Gender/ui:options', { rows: 3 }],
    issue: [
      `${bio}/ui.json`,
      '/Gender/ui:options/rows',
      'The widget "radio" of the field "Gender" has no option "rows".',
    ],
  },
  {
    name: 'a widget that does not exist',
    change: [`${bio}/ui.json`, '/Gender/ui:widget', 'radioo'],
    issue: [
      `${bio}/ui.json`,
      '/Gender/ui:widget',
      'The field "Gender" names the widget "radioo", which does not exist.',
    ],
  },
  {
    name: 'a format that does not exist',
    change: [`${bio}/schema.json`, '/properties/DateOfBirth/format', 'day'],
    issue: [`${bio}/schema.json`, '/properties/DateOfBirth/format', 'There is no format "day".'],
  },
  {
    name: 'a pattern that can be made to take for ever',
    change: ['schemas/forms/login/schema.json', '/properties/email/pattern', '^(a+)+@$'],
    issue: [
      'schemas/forms/login/schema.json',
      '/properties/email/pattern',
      expect.stringMatching(/^The pattern \^\(a\+\)\+@\$ .*long to refuse\.$/),
    ],
  },
  {
    name: 'a condition that names no value',
    change: [`${bio}/ui.json`, '/rules/4/when', { value: 'settings.practising_firm', equals: true }],
    issue: [
      `${bio}/ui.json`,
      '/rules/4/when/value',
      '"settings.practising_firm" names the field "practising_firm", which does not exist.',
    ],
  },
  {
    name: 'a condition whose operator does not suit the type',
    change: [`${bio}/ui.json`, '/rules/5/when', { value: 'answers.Disability', greaterThan: 1 }],
    issue: [
      `${bio}/ui.json`,
      '/rules/5/when/greaterThan',
      '"answers.Disability" is not a number, so "greaterThan" does not suit it.',
    ],
  },
  {
    name: 'a condition that can never hold',
    change: [`${contacts}/page.json`, '/actions/0/when', { value: 'records.Type', contains: 'Home' }],
    issue: [
      `${contacts}/page.json`,
      '/actions/0/when/contains',
      '"records.Type" is never "Home": that is not among its choices.',
    ],
  },
  {
    name: 'a field whose being shown depends on itself',
    change: [`${bio}/ui.json`, '/rules/2/when', { value: 'answers.disciplineDescription', empty: true }],
    issue: [`${bio}/ui.json`, '/rules/2', 'Whether "disciplineDescription" is shown depends on its own answer.'],
  },
  {
    name: 'a valid example that fails',
    change: [`${bio}/examples.json`, '/valid/7/answers/DateOfBirth', '2008-01-16'],
    issue: [
      `${bio}/examples.json`,
      '/valid/7',
      'The example "eighteen-today" of sections/bio gets "You must be at least 18 years old" at /DateOfBirth, which it does not state.',
    ],
  },
  {
    name: 'an invalid example that gets a message besides',
    change: ['schemas/forms/login/examples.json', '/invalid/1/answers', { email: 'wanjiru.example.com' }],
    issue: [
      'schemas/forms/login/examples.json',
      '/invalid/1',
      'The example "not-an-email" of forms/login gets "Password is required" at /password, which it does not state.',
    ],
  },
  {
    name: 'a shared piece that does not exist',
    change: [`${bio}/schema.json`, '/properties/Image/$ref', 'common/photo.json'],
    issue: [`${bio}/schema.json`, '/properties/Image/$ref', '"common/photo.json" names no file of schemas/common/.'],
  },
  {
    name: 'two items of a list with one key',
    change: ['schemas/lists/genders.json', '/items/1/code', 'Male'],
    issue: ['schemas/lists/genders.json', '/items/1/code', 'Two items of the list have the key "Male".'],
  },
  {
    name: 'an unknown key of an organisation',
    change: ['tenants/ics/tenant.json', '/settingz', {}],
    issue: ['tenants/ics/tenant.json', '', 'Unknown key "settingz" in the file.'],
  },
  {
    name: 'a colour that is none',
    change: ['tenants/iek/theme.json', '/colors/primary', 'green'],
    issue: [
      'tenants/iek/theme.json',
      '/colors/primary',
      '"primary" must match ^#[0-9a-fA-F]{6}$, which "green" does not.',
    ],
  },
  {
    name: 'a variant that does not exist',
    change: ['tenants/iek/tenant.json', '/variants/1', 'medicine'],
    issue: [
      'tenants/iek/tenant.json',
      '/variants/1',
      'The variant "medicine" has no folder tenants/variants/medicine/.',
    ],
  },
  {
    name: 'an overlay of a document that does not exist',
    change: ['tenants/ics/overlays/forms/login.json', '/extends', 'forms/sign-in'],
    issue: ['tenants/ics/overlays/forms/login.json', '/extends', '"forms/sign-in" names no document.'],
  },
  {
    name: 'an overlay without a reason',
    change: ['tenants/ics/overlays/forms/login.json', '/actions/1/description', ''],
    issue: [
      'tenants/ics/overlays/forms/login.json',
      '/actions/1/description',
      'The action on "$.ui.email" does not say why.',
    ],
  },
  {
    name: 'an overlay whose target is gone',
    change: [board, '/actions/4/target', '$.ui.titles'],
    issue: [board, '/actions/4/target', '"$.ui.titles" matches nothing: "/ui" has no "titles".'],
  },
  {
    name: 'an overlay whose author saw something else',
    change: ['schemas/forms/register-firm/schema.json', '/title', 'New firm'],
    issue: [
      'tenants/engineering-board/overlays/forms/register-firm.json',
      '/actions/0/x-was',
      '"/schema/title" was "Create the firm’s account" when the overlay was written, is "New firm" now, and the overlay wants "Create the consulting firm’s account".',
    ],
  },
  {
    name: 'an overlay that replaces without saying what',
    change: ['tenants/ics/overlays/forms/login.json', '/actions/0/x-was', undefined],
    issue: [
      'tenants/ics/overlays/forms/login.json',
      '/actions/0',
      'The overlay replaces "/schema/title" without x-was.',
    ],
  },
  {
    name: 'an overlay that makes a dangling reference',
    change: [board, '/actions/5/update/0/require/0', 'IDImag'],
    issue: [
      board,
      '/actions/5/update/0/require/0',
      'The rule "identity-for-new-profile" names the field "IDImag", which does not exist.',
    ],
  },
  {
    name: 'an overlay that takes a core field away',
    change: [
      'tenants/ics/overlays/forms/login.json',
      '/actions/2',
      {
        target: '$.schema.properties.email',
        description: 'x',
        remove: true,
        'x-was': at('schemas/forms/login/schema.json', 'email'),
      },
    ],
    issue: ['tenants/ics/overlays/forms/login.json', '/actions/2', '"email" is x-core; an overlay may not remove it.'],
  },
  {
    name: 'an overlay that no longer looks a core field up in the register',
    change: [
      'tenants/ics/overlays/sections/referees.json',
      '/actions/14',
      {
        target: '$.schema.properties.MemberNo.inRegister',
        description: 'x',
        remove: true,
        'x-was': { ...lookUp(), outsider: { field: 'outsider', equals: true } },
      },
    ],
    issue: [
      'tenants/ics/overlays/sections/referees.json',
      '/actions/14',
      '"MemberNo" is x-core; an overlay may not stop looking it up.',
    ],
  },
  {
    name: 'a field that the register fills and anybody may type',
    change: [`${referees}/schema.json`, '/properties/MemberNo/inRegister/fills/Designation', 'name'],
    issue: [
      `${referees}/schema.json`,
      '/properties/MemberNo/inRegister/fills/Designation',
      'The register fills the field "Designation", which has to be "ui:readonly", or enabled by a rule for who is not in it.',
    ],
  },
  {
    name: 'a field that the register fills and that does not exist',
    change: [`${referees}/schema.json`, '/properties/MemberNo/inRegister/standing', 'standng'],
    issue: [
      `${referees}/schema.json`,
      '/properties/MemberNo/inRegister/standing',
      '"inRegister" of the field "MemberNo" names the field "standng", which does not exist.',
    ],
  },
  {
    name: 'a note of the server that anybody may write',
    change: [`${referees}/schema.json`, '/properties/MemberNo/inRegister/standing', 'Designation'],
    issue: [
      `${referees}/schema.json`,
      '/properties/MemberNo/inRegister/standing',
      'The server alone writes the field "Designation", which has to be "readOnly".',
    ],
  },
  {
    name: 'a checklist’s rule that counts rows of what is no list',
    change: [individual, '/items/6/passes/containing/0/list', 'Division'],
    issue: [
      individual,
      '/items/6/passes/containing/0/list',
      'The rule counts rows of "Division", which is no list of the section.',
    ],
  },
  {
    name: 'a field of a row that does not exist',
    change: [individual, '/items/6/passes/containing/0/where/value', 'row.Grades'],
    issue: [
      individual,
      '/items/6/passes/containing/0/where/value',
      '"row.Grades" names the field "Grades", which does not exist.',
    ],
  },
  {
    name: 'a field that does not tell referees apart',
    change: [individual, '/items/12/passes/distinct/0', 'MemberNumber'],
    issue: [
      individual,
      '/items/12/passes/distinct/0',
      'The rule tells records apart by the field "MemberNumber", which does not exist.',
    ],
  },
  {
    name: 'a checklist’s example that is wrong about an item',
    change: [individual, '/examples/0/fails/0', 'two-referees'],
    isAlone: true,
    issue: [individual, '/examples/0/fails/0', 'In the example "nothing" the item "two-referees" does not apply.'],
  },
  {
    name: 'a checklist’s example of an item that does not exist',
    change: [individual, '/examples/0/fails/0', 'personal-detail'],
    isAlone: true,
    issue: [
      individual,
      '/examples/0/fails/0',
      'The example "nothing" names the item "personal-detail", which does not exist.',
    ],
  },
  {
    name: 'a checklist’s example that stores what the section has no example of',
    change: [individual, '/examples/1/records/sections~1bio/0/example', 'ful'],
    isAlone: true,
    issue: [
      individual,
      '/examples/1/records/sections~1bio/0/example',
      'The example "everything" stores "ful", which is no valid example of "sections/bio".',
    ],
  },
  {
    name: 'an answer of who is not in the register that the field does not have',
    change: ['schemas/sections/directors/schema.json', '/properties/regNo/inRegister/outsider/equals', 'Nobody'],
    issue: [
      'schemas/sections/directors/schema.json',
      '/properties/regNo/inRegister/outsider/equals',
      '"Nobody" is no answer of the field "type".',
    ],
  },
  {
    name: 'a number that the server would not look up',
    change: [
      `${certification}/schema.json`,
      '/properties/certificationSubjects/items/properties/Subject/inRegister',
      { fills: {} },
    ],
    issue: [
      `${certification}/schema.json`,
      '/properties/certificationSubjects/items/properties/Subject/inRegister',
      '"inRegister" stands where the server does not look: only fields of the form itself are looked up.',
    ],
  },
  {
    name: 'an item of a list without what people read',
    change: ['schemas/lists/genders.json', '/items/1/description', undefined],
    issue: ['schemas/lists/genders.json', '/items/1', 'An item of the list has no "description".'],
  },
]

/** The register look-up that the referees' number declares. */
function lookUp(): JsonObject {
  const declares = getAt(declared.get(`${referees}/schema.json`), '/properties/MemberNo/inRegister')
  return isJsonObject(declares) ? declares : {}
}

function at(file: string, field: string): JsonValue {
  const schema = declared.get(file) as { properties: Record<string, JsonValue> }
  return schema.properties[field] ?? null
}

/** The document to which a file belongs. */
const documentOf = (file: string): string =>
  file.replace(/^(?:schemas|tenants\/[^/]+(?:\/[^/]+)??\/overlays)\/([^/]+\/[^/]+?)(?:\.json)?(?:\/.*)?$/, '$1')

const areApart = (one: Mistake, other: Mistake): boolean =>
  one.isAlone !== true &&
  other.isAlone !== true &&
  organisationOf(one.change[0]) === organisationOf(other.change[0]) &&
  [one.change, one.issue].every(([own]) =>
    [other.change, other.issue].every(([file]) => documentOf(own) !== documentOf(file)),
  )

/** Mistakes that one check finds together, which takes a second: in one organisation, each in a document of its own. */
const checks: Mistake[][] = []
for (const mistake of mistakes) {
  const check = checks.find((others) => others.every((other) => areApart(other, mistake)))
  if (check) check.push(mistake)
  else checks.push([mistake])
}

describe.each(checks)('the check', (...found) => {
  let issues: readonly DeclarationIssue[]
  beforeAll(() => {
    const [first, ...others] = found.map(({ change: [file, pointer, value] }) => ({ file, pointer, value }))
    issues = first ? issuesAfter(first, ...others) : []
  })

  test.each(found)('reports the place of $name [ENG-05 ENG-06]', ({ issue: [file, pointer, message] }) => {
    expect(issues.filter((issue) => issue.file === file)).toEqual([{ file, pointer, message }])
  })

  test('reports nothing else of these mistakes [ENG-05 ENG-06]', () => {
    const places = new Set(found.map(({ issue: [file] }) => file))
    expect(issues.filter(({ file }) => !places.has(file))).toEqual([])
  })
})

describe('the check', () => {
  test('finds no issue in the shipped declarations [ENG-06]', () => {
    expect(saidOf(declared, options)).toEqual([])
  })

  test('a view must be of a collection [ENG-05 ENG-06]', () => {
    const file = `${academic}/page.json`
    const message = 'The view is of "sections/bio", which is not a collection that exists.'
    expect(issuesAfter({ file, pointer: '/section', value: 'sections/bio' })).toContainEqual({
      file,
      pointer: '/section',
      message,
    })
  })

  test('reports a mistake in one place only once [ENG-05]', () => {
    const change = { file: `${bio}/ui.json`, pointer: '/Gender/ui:widget', value: 'radioo' }
    expect(issuesAfter(change)).toHaveLength(1)
  })

  test('names the organisations when a shared file is wrong for some only [ENG-05]', () => {
    const change = { file: `${bio}/schema.json`, pointer: '/properties/profileTitle', value: undefined }
    const issues = saidOf(changed(declared, change))
    const message = '"required" names the field "profileTitle", which does not exist. (demo, ics, iek)'
    expect(issues).toContainEqual({ file: `${bio}/schema.json`, pointer: '/required/2', message })
  })

  test('refuses a file where no declaration belongs [ENG-06]', () => {
    const files = new Map(declared).set('schemas/extras/login.json', {})
    const message = 'Nothing is declared at "schemas/extras/login.json".'
    expect(saidOf(files)).toContainEqual({ file: 'schemas/extras/login.json', pointer: '', message })
  })

  test('finds a translation of a removed text [ENG-06]', () => {
    const file = 'tenants/iek/overlays/sections/bio.sw.json'
    const entry = { of: '00000000', text: 'Kitu' }
    const files = changed(declared, { file, pointer: '/~1ui~1Region~1ui:help', value: entry })
    const message = 'The sw translation of "/ui/Region/ui:help" translates nothing of sections/bio.'
    expect(saidOf(files)).toEqual([{ file, pointer: '/~1ui~1Region~1ui:help', message }])
  })

  test.each([
    'schemas/sections/gone/sw.json',
    'schemas/lists/gone.sw.json',
    'tenants/iek/sections/gone/sw.json',
    'tenants/iek/overlays/sections/signature.sw.json',
    'tenants/variants/engineering/overlays/pages/menu.sw.json',
    'schemas/pages/gone/fr.json',
  ])('finds a file with translations of nothing: %s [ENG-06]', (file) => {
    const files = new Map(declared).set(file, { '/ui/Region/ui:help': { of: '00000000', text: 'Kitu' } })
    const message = 'The file translates nothing: what should lie beside it does not exist.'
    expect(saidOf(files)).toEqual([{ file, pointer: '', message }])
  })

  test('finds a translation that is still English, wrongly declared the same or has an older version [PLAT-15]', () => {
    const file = 'schemas/forms/login/sw.json'
    const issuesFor = (pointer: string, value: JsonValue) =>
      saidOf(changed(declared, { file, pointer, value })).map(({ message }) => message)
    const password = '/~1schema~1properties~1password~1title'
    expect(issuesFor(`${password}/text`, 'Password')).toEqual([
      'The sw translation of "/schema/properties/password/title" is the English itself: "Password". Translate it, or declare "same": true.',
    ])
    expect(issuesFor(`${password}/same`, true)).toEqual([
      'The sw translation of "/schema/properties/password/title" is declared the same as the English, which it is not: "Nenosiri".',
    ])
    expect(issuesFor(`${password}/was`, 'Neno')).toEqual([
      'The sw translation of "/schema/properties/password/title" still has "was", the translation of older English. Remove it.',
    ])
  })

  test('finds a missing and a stale translation [ENG-06]', () => {
    const file = 'schemas/forms/login/sw.json'
    const gone = changed(declared, { file, pointer: '/~1schema~1properties~1password~1title', value: undefined })
    const stale = changed(declared, {
      file: 'schemas/forms/login/schema.json',
      pointer: '/properties/email/title',
      value: 'Mail',
    })
    expect(saidOf(gone)).toEqual([
      {
        file,
        pointer: '',
        message: 'forms/login has no sw translation of "Password" at "/schema/properties/password/title".',
      },
    ])
    expect(saidOf(stale)).toContainEqual({
      file,
      pointer: '/~1schema~1properties~1email~1title',
      message:
        'The sw translation of "/schema/properties/email/title" in forms/login is of older English; it now says "Mail".',
    })
  })

  test('finds a missing and a stale translation of a list [ENG-06 PLAT-15]', () => {
    const file = 'schemas/lists/genders.sw.json'
    const gone = changed(declared, { file, pointer: '/~1list~1items~1Male~1description', value: undefined })
    const stale = changed(declared, {
      file: 'schemas/lists/genders.json',
      pointer: '/items/0/description',
      value: 'Masculine',
    })
    expect(saidOf(gone).map(({ message }) => message)).toEqual([
      'lists/genders has no sw translation of "Male" at "/list/items/Male/description".',
    ])
    expect(saidOf(stale).map(({ message }) => message)).toContain(
      'The sw translation of "/list/items/Male/description" in lists/genders is of older English; it now says "Masculine".',
    )
  })

  test('requires every list to declare its texts, and none that is stored or compared [ENG-06]', () => {
    const messages = (list: string, value: JsonValue | undefined) =>
      saidOf(changed(declared, { file: `schemas/lists/${list}.json`, pointer: '/texts', value })).map(
        ({ message }) => message,
      )
    expect(messages('counties', undefined).join()).toContain('texts')
    expect(messages('genders', ['code'])).toContain('"code" is stored, so that it cannot be translated.')
    expect(messages('genders', ['description', 'nothing'])).toContain('No item of the list has a text "nothing".')
    expect(messages('cities', ['County']).join()).toMatch(/County" of the reference list "cities" is translated/)
  })
})
