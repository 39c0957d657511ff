import { describe, expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { around, changed, declared, saidOf } from './declared-files.ts'

const file = 'schemas/pages/reports/page.json'

/** The ids of the reports that are declared for every organisation. */
const declaredReports = [
  'applications-by-status',
  'applications-by-month',
  'revenue-by-month',
  'members-by-category',
  'members-by-county',
]

/** The issues of the changed page, without translations. */
const issuesAfter = (pointer: string, value: JsonValue): readonly string[] =>
  saidOf(changed(around(declared, file), { file, pointer, value }))
    .filter((issue) => !readTranslationPath(issue.file) && !issue.file.startsWith('tenants/'))
    .map((issue) => `${issue.pointer} ${issue.message}`)

describe('the check of reports', () => {
  test.each<[string, string, JsonValue, string]>([
    [
      'a group that the source does not have',
      '/reports/2/by',
      'category',
      '/reports/2/by The report "revenue-by-month" groups ledger by "category", which they do not have.',
    ],
    [
      'a case type that does not exist',
      '/reports/0/types/0',
      'cases/aplication',
      '/reports/0/types/0 The report "applications-by-status" counts the case type "cases/aplication", which does not exist.',
    ],
    [
      'a part that counts for nothing',
      '/reports/2/status',
      'Active',
      '/reports/2/status The report "revenue-by-month" has "status", which only reports of members have.',
    ],
    [
      'a section that does not exist',
      '/reports/4/section',
      'sections/contact',
      '/reports/4/section The report "members-by-county" names the section "sections/contact", which does not exist.',
    ],
    [
      'a field that does not exist',
      '/reports/4/field',
      'Region',
      '/reports/4/field The report "members-by-county" names the field "Region", which does not exist.',
    ],
    [
      'a field without choices',
      '/reports/4/field',
      'Email',
      '/reports/4/field The report "members-by-county" is by the field "Email", which has no choices.',
    ],
  ])('finds %s [ADM-10 ENG-06]', (_fault, pointer, value, issue) => {
    expect(issuesAfter(pointer, value)).toEqual([issue])
  })

  test('allows an organisation’s overlay to hide one [ADM-10 ENG-04]', () => {
    const overlay = {
      overlay: '1.1.0',
      info: { title: 'Reports', version: '1.0.0' },
      extends: 'pages/reports',
      actions: [
        {
          target: "$.page.reports[?@.id == 'members-by-county']",
          description: 'Members are not counted by county.',
          remove: true,
          'x-was': getAt(declared.get(file), '/reports/4') ?? null,
          'x-saw': declaredReports,
        },
      ],
    }
    const added = new Map(declared).set('tenants/iek/overlays/pages/reports.json', overlay)
    expect(saidOf(added)).toEqual([])
  })
})
