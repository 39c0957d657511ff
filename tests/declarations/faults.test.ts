import { beforeAll, describe, expect, test } from 'vitest'
import { compiledValidators } from '../../src/engine/check/forms/compiled-validators.ts'
import { issueLine, reportLines } from '../../src/server/platform/declarations/issue-report.ts'
import { parseSources } from '../../src/server/platform/declarations/parse-sources.ts'
import type { DeclarationSources } from '../../src/server/platform/declarations/read-sources.ts'
import { readSources } from '../../src/server/platform/declarations/read-sources.ts'
import { checkSources } from '../../src/server/platform/published/check-sources.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import { root } from '../engine/check/declared-files.ts'

const shipped = await readSources(root)
const validators = compiledValidators(evaluateCommonJs)

/** A text in a file and its faulty replacement; without texts, the file is missing. */
type Edit = readonly [file: string, from: string, to: string] | readonly [file: string]

/** A fault, and its line in the report. */
type Fault = readonly [name: string, edit: Edit, line: string]

/** All are made in the same copy: none may hide another. */
const faults: readonly Fault[] = [
  [
    'a key twice',
    ['schemas/sections/bio/page.json', '"kind": "record"', '"kind": "record",\n  "kind": "record"'],
    'schemas/sections/bio/page.json:3 /kind The key "kind" is repeated in one object; only the last value counts. Remove one of them.',
  ],
  [
    'a call that another section has',
    ['schemas/sections/facilities/page.json', '"list": "profile/facilities"', '"list": "profile/experience"'],
    'schemas/sections/facilities/page.json:10 /calls/list The call "GET profile/experience" is one that "sections/experience" declares already. Give it a path of its own.',
  ],
  [
    'a call that the server has',
    ['schemas/sections/services/page.json', '"add": "profile/services"', '"add": "notifications/read"'],
    'schemas/sections/services/page.json:11 /calls/add The call "POST notifications/read" is one that the server has already. Give it a path of its own.',
  ],
  [
    'a host that another organisation has',
    ['tenants/iek/tenant.json', '"hosts": [', '"hosts": ["demo.localhost", '],
    'tenants/iek/tenant.json:5 /hosts/0 The host "demo.localhost" is that of the organisation "demo" as well. Name each host in one tenant.json.',
  ],
  [
    'a default outside its enum',
    ['schemas/sections/certification/schema.json', '"default": "Local"', '"default": "Locl"'],
    'schemas/sections/certification/schema.json:43 /properties/Category/default The default of "Category" must be one of Local, Foreign, not "Locl". Did you mean "Local"?',
  ],
  [
    'a preset that is no choice of its field',
    ['schemas/sections/certification/page.json', '"Type": "Educational"', '"Type": "Educationl"'],
    'schemas/sections/certification/page.json:80 /actions/0/preset/Type The preset of "Type" must be one of Educational, Professional, not "Educationl". Did you mean "Educational"?',
  ],
  [
    'a logo that is not there',
    ['tenants/iek/theme.json', '"logo": "assets/logo.svg"', '"logo": "assets/lgoo.svg"'],
    'tenants/iek/theme.json:33 /logo There is no file tenants/iek/assets/lgoo.svg. Did you mean "assets/logo.svg"? There are: assets/fonts/OFL.txt, assets/fonts/source-serif-4.woff2, assets/logo-mail.png, assets/logo-reversed.svg, assets/logo.svg, assets/mark.svg.',
  ],
  [
    'a font without its licence',
    ['tenants/ics/theme.json', '"shape": {', '"fonts": [{ "family": "Avenir", "file": "assets/a.woff2" }], "shape": {'],
    'tenants/ics/theme.json:14 /fonts/0 Item 0 of "fonts" lacks "licence".',
  ],
  [
    'a font that no text uses',
    ['tenants/iek/theme.json', '"family": "Source Serif 4"', '"family": "Source Serif 5"'],
    'tenants/iek/theme.json:17 /fonts/0/family "typography" does not use the font "Source Serif 5". Did you mean "Source Serif 4"?',
  ],
  [
    'a picture of the log-in page that is not there',
    ['tenants/iek/theme.json', '"layout": "split"', '"picture": "assets/hall.webp", "layout": "split"'],
    'tenants/iek/theme.json:38 /login/picture There is no file tenants/iek/assets/hall.webp. There are: assets/fonts/OFL.txt, assets/fonts/source-serif-4.woff2, assets/logo-mail.png, assets/logo-reversed.svg, assets/logo.svg, assets/mark.svg.',
  ],
  [
    'an unknown layout of the log-in page',
    ['tenants/ics/theme.json', '"layout": "centred"', '"layout": "centered"'],
    'tenants/ics/theme.json:22 /login/layout "layout" must be one of split, centred, cover, banner, not "centered". Did you mean "centred"?',
  ],
  [
    'an unknown pattern of the log-in page',
    ['tenants/demo/theme.json', '"arcs"', '"arks"'],
    'tenants/demo/theme.json:24 /login/pattern/style "style" must be one of arcs, grid, petals, arches, weave, waves, none, not "arks". Did you mean "arcs"?',
  ],
  [
    'an unknown package',
    ['tenants/demo/tenant.json', '"Billing"', '"Biling"'],
    'tenants/demo/tenant.json:70 /settings/site_installed_packages/7 Item 7 of "site_installed_packages" must be one of Dashboard, Profile, Application, CPD, Subscription, Upgrade, License, Billing, Certificate, MyProjects, Events, Firm, not "Biling". Did you mean "Billing"?',
  ],
  [
    'an unknown icon of the menu',
    ['schemas/pages/menu/page.json', '"icon": "cpd"', '"icon": "cdp"'],
    'schemas/pages/menu/page.json:90 /entries/3/icon "icon" must be one of dashboard, profile, application, firm, subscription, events, projects, billing, cpd, upgrade, certificate, license, administration, messages, jobs, users, members, staff, audit, forms, reports, finance, not "cdp". Did you mean "cpd"?',
  ],
  [
    'a text of Other that no field takes',
    ['schemas/sections/bio/ui.json', '"answers.disciplineDescription"', '"answers.disciplineDescripton"'],
    'schemas/sections/bio/ui.json:336 /Discipline/ui:options/otherText "answers.disciplineDescripton" names the field "disciplineDescripton", which does not exist. Did you mean "disciplineDescription"?',
  ],
  [
    'a text of Other where no choice is Other',
    [
      'schemas/sections/bio/ui.json',
      '"name": "countries"\n      },',
      '"name": "countries"\n      }, "otherText": "answers.City",',
    ],
    'schemas/sections/bio/ui.json:232 /Nationality/ui:options/otherText This field has a text for “Other”, but no choice of it is “Other”. Add “other”, with its value, to the “inList” of the field or to the list of its choices.',
  ],
  [
    'a path of the menu that leads nowhere',
    ['schemas/pages/menu/page.json', '"path": "/application"', '"path": "/aplication"'],
    'schemas/pages/menu/page.json:61 /entries/2/path "path" must be one of /dashboard, /profile, /profile/document, /application, /firm, /settings, /admin/settings, /admin/user-settings, /admin/staff, /admin/messages, /admin/members/import, /admin/cpd, /admin/events, /admin/billing, /admin/finance, /admin/jobs, /admin/reports, /admin/audit, /admin/forms, /desk, /cpd, /upgrade, /subscription, /billing, /events, /my-projects, /license, not "/aplication". Did you mean "/application"?',
  ],
  [
    'a yearly billing of a charge that no category has',
    ['schemas/billing/subscription.json', '"SUBS"', '"SUBZ"'],
    'schemas/billing/subscription.json:6 /charge No membership category has the charge "SUBZ". Did you mean "SUBS"? There are: APP, SUBS, LICENSE.',
  ],
  [
    'a yearly billing that leaves out by what is not known of a member',
    [
      'schemas/billing/subscription.json',
      '"profile.Status", "equals": "Deceased"',
      '"profile.Statis", "equals": "Deceased"',
    ],
    'schemas/billing/subscription.json:12 /leftOut/0/when/value "profile.Statis" names the field "Statis", which does not exist. Did you mean "Status"? There are: Status, Category, MemberNo, MemberShipType, since.',
  ],
  [
    'an unknown time zone',
    ['tenants/demo/tenant.json', 'Africa/Nairobi', 'Africa/Nairoby'],
    'tenants/demo/tenant.json:9 /timeZone "timeZone" must be a time zone, which "Africa/Nairoby" is not. Did you mean "Africa/Nairobi"?',
  ],
  [
    'a locale that the platform cannot read',
    ['tenants/demo/tenant.json', '"en-KE"', '"en_KE"'],
    'tenants/demo/tenant.json:7 /locale "locale" must be a locale, which "en_KE" is not.',
  ],
  [
    'an unknown currency',
    ['tenants/ics/tenant.json', '"KES"', '"KSE"'],
    'tenants/ics/tenant.json:8 /currency "currency" must be a currency, which "KSE" is not. Did you mean "KES"?',
  ],
  [
    'a first language that is not on offer',
    ['tenants/ics/tenant.json', '"language": "en"', '"language": "fr"'],
    'tenants/ics/tenant.json:11 /language "language" is "fr", which "languages" does not name. There are: en, sw.',
  ],
  [
    'a host that no browser asks for',
    ['tenants/demo/tenant.json', '"localhost"', '"localhost:3000"'],
    'tenants/demo/tenant.json:5 /hosts/1 Item 1 of "hosts" must match ^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$, which "localhost:3000" does not.',
  ],
  [
    'an action that its section has no call for',
    ['schemas/sections/shareholders/page.json', ',\n    "remove": "profile/shareholders/remove"', ''],
    'schemas/sections/shareholders/page.json:64 /actions/2/kind The action "remove" needs the call "remove", which "sections/shareholders" does not have. Give the page\'s "calls" a path for "remove".',
  ],
  [
    'an origin that is no address',
    ['tenants/iek/tenant.json', '"caption": "IEK",', '"caption": "IEK", "origin": "https://iek.example:99999",'],
    'tenants/iek/tenant.json:4 /origin No address begins with "https://iek.example:99999".',
  ],
  [
    'a target of an overlay that is not there',
    ['tenants/ics/overlays/lists/titles.json', '"target": "$.list.items', '"target": "$.list.itms'],
    'tenants/ics/overlays/lists/titles.json:10 /actions/0/target "$.list.itms" matches nothing: "/list" has no "itms". Did you mean "items"? There are: title, key, label, texts, items.',
  ],
  [
    'a type that there is not',
    ['schemas/sections/directors/schema.json', '"type": "string"', '"type": "strng"'],
    'schemas/sections/directors/schema.json:15 /properties/name/type "type" takes none of the allowed forms: "strng". Did you mean "string"?',
  ],
  [
    'a reference that leads back to itself',
    [
      'schemas/sections/convictions/schema.json',
      '"properties": {',
      '"properties": {\n    "loop": { "$ref": "#/properties/loop" },',
    ],
    'schemas/sections/convictions/schema.json:8 /properties/loop/$ref The reference "#/properties/loop" leads back to itself, so that it says nothing of the value. Refer to a schema that says a type, or leave the reference out.',
  ],
  [
    'a reference that leads nowhere',
    [
      'schemas/sections/employees/schema.json',
      '"properties": {',
      '"properties": {\n    "lost": { "$ref": "#/$defs/lost" },',
    ],
    'schemas/sections/employees/schema.json:8 /properties/lost/$ref The reference "#/$defs/lost" leads to nothing.',
  ],
  [
    'a shared piece that does not exist',
    ['schemas/sections/attachments/schema.json', 'common/file.json', 'common/flie.json'],
    'schemas/sections/attachments/schema.json:44 /properties/attachment/$ref "common/flie.json" names no file of schemas/common/. Did you mean "common/file.json"? There are: common/address.json, common/file.json.',
  ],
  [
    'a section without its page',
    ['schemas/sections/institutions/page.json'],
    'schemas/sections/institutions/page.json "sections/institutions" lacks this file. Add it; README.md says what it holds.',
  ],
  [
    'a section without its schema',
    ['schemas/sections/bankers/schema.json'],
    'schemas/sections/bankers/schema.json "sections/bankers" lacks this file. Add it; README.md says what it holds.',
  ],
  [
    'an organisation without its theme',
    ['tenants/engineering-board/theme.json'],
    'tenants/engineering-board/theme.json The organisation lacks this file. Add it; README.md says what it holds.',
  ],
  [
    'an unknown widget',
    ['schemas/sections/signature/ui.json', '"ui:widget": "signature"', '"ui:widget": "sinature"'],
    'schemas/sections/signature/ui.json:13 /base64Attachment/ui:widget The field "base64Attachment" names the widget "sinature", which does not exist. Did you mean "signature"?',
  ],
  [
    'an unknown variant',
    ['tenants/iek/tenant.json', '"variants": ["engineering"]', '"variants": ["enginering"]'],
    'tenants/iek/tenant.json:6 /variants/0 The variant "enginering" has no folder tenants/variants/enginering/. Did you mean "engineering"?',
  ],
  [
    'an overlay of a document that does not exist',
    ['tenants/ics/overlays/sections/referees.json', '"sections/referees"', '"sections/refrees"'],
    'tenants/ics/overlays/sections/referees.json:7 /extends "sections/refrees" names no document. Did you mean "sections/referees"?',
  ],
]

/** The shipped declarations with some faults. */
function withFaults(edits: readonly Edit[]): DeclarationSources {
  const texts = new Map(shipped.texts)
  for (const [file, from, to = ''] of edits) {
    const text = texts.get(file)
    if (from === undefined) texts.delete(file)
    else if (text?.includes(from)) texts.set(file, text.replace(from, to))
    else throw new Error(`${file} does not say ${from}`)
  }
  return { ...shipped, texts }
}

/** The lines of the report, without translations. */
async function linesAfter(...edits: readonly Edit[]): Promise<readonly string[]> {
  const { issues } = checkSources(withFaults(edits), validators)
  return issues.filter(({ isTranslation }) => isTranslation !== true).map(issueLine)
}

describe('a fault is reported with file, line, pointer, a message, how to fix it and the nearest name', () => {
  let lines: readonly string[] = []
  beforeAll(async () => {
    lines = await linesAfter(...faults.map(([, edit]) => edit))
  })

  test.each(faults)('%s [ENG-05 ENG-06]', (_name, [file], line) => {
    expect(lines.filter((found) => found.startsWith(file))).toContain(line)
  })

  test('and nothing else is reported [ENG-05]', () => {
    expect(lines.toSorted()).toEqual(faults.map(([, , line]) => line).toSorted())
  })
})

describe('a file that is not JSON', () => {
  const bio = 'schemas/sections/bio/page.json'

  test('is reported with the line of its first mistake, and so is every other file [ENG-05]', async () => {
    const lines = await linesAfter(
      [bio, '"kind": "record",', '"kind": "record"'],
      ['schemas/sections/bankers/page.json', '"kind": "collection",', '"kind": "collection", // many'],
      ['tenants/demo/theme.json', '"radius": 8', '"radius": 8,'],
      ['tenants/ics/theme.json', '"radius":', '"radius"'],
    )
    expect(lines).toEqual([
      'schemas/sections/bankers/page.json:2 JSON has no comments. Remove it.',
      `${bio}:2 A comma is missing. Put one at the end of this line.`,
      'tenants/demo/theme.json:15 A key is missing. Remove the comma before it, or add a key in quotes.',
      'tenants/ics/theme.json:15 A colon is missing. Put one between the key and its value.',
    ])
  })
})

describe('the reason why a text is not JSON is reported [ENG-05]', () => {
  test.each([
    ['a byte order mark', '\uFEFF{}', 'The file begins with a byte order mark. Save it as UTF-8 without one.'],
    ['single quotes', "{ 'a': 1 }", 'This is neither a text nor a number. Write texts and keys in double quotes.'],
    ['a tab in a text', '{ "a": "b\tc" }', 'A text contains a line break or a tab. Write it as \\n or \\t.'],
    [
      'a path of Windows',
      String.raw`{ "a": "C:\Xy" }`,
      'A backslash is followed by a wrong character. Write a backslash as \\\\.',
    ],
    ['text after the end', '{} {}', 'There is text after the end. Remove it, or a bracket before it.'],
    ['nothing at all', '', 'A value is missing. Add one, or remove the comma or key before it.'],
  ])('%s', (_title, text, sentence) => {
    const { issues } = parseSources(new Map([['a.json', text]]))
    expect(issues.map(issueLine)).toEqual([`a.json:1 ${sentence}`])
  })
})

describe('the report', () => {
  test('lists what is broken, and counts the texts that are still in English [PLAT-15]', async () => {
    const copy = withFaults([
      ['tenants/demo/tenant.json', '"languages": ["en", "sw"]', '"languages": ["en", "sw", "fr"]'],
      ['tenants/demo/theme.json', '"arcs"', '"arks"'],
    ])
    const { issues } = checkSources(copy, validators)
    const [broken, count, ...others] = reportLines(issues, { all: false })
    expect(broken).toMatch(/^tenants\/demo\/theme\.json:24 /)
    expect(count).toMatch(
      /^\d{4} translations are missing or not right, in \d+ files\. npm run check -- --translations lists them\.$/,
    )
    expect(others).toEqual([])
    expect(reportLines(issues, { all: true })).toHaveLength(issues.length)
  })
})
