import { expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { changed, declared, ofOrganisation, saidOf } from './declared-files.ts'

const files = ofOrganisation(declared, 'demo')

/** What the check finds in a page over rows with another value at a place. */
const findings = (page: string, pointer: string, value: JsonValue | undefined): readonly string[] =>
  saidOf(changed(files, { file: `schemas/pages/${page}/page.json`, pointer, value }))
    .filter((issue) => !readTranslationPath(issue.file))
    .map(({ pointer: at, message }) => `${at} ${message}`)

test.each<[string, string, string, JsonValue | undefined, string]>([
  ['subscriptions of no billing', 'subscriptions', '/billing', undefined, ' Name the yearly billing in "billing".'],
  [
    'subscriptions of a billing that does not exist',
    'subscriptions',
    '/billing',
    'billing/subscriptions',
    '/billing The page names the billing "billing/subscriptions", which does not exist.',
  ],
  [
    'a billing of other rows',
    'payment-history',
    '/billing',
    'billing/subscription',
    '/billing The rows of "ledger/payments" are not those of a yearly billing.',
  ],
  [
    'a template that does not exist',
    'subscriptions',
    '/actions/1/document',
    'documents/subscriptions',
    '/actions/1/document The action "certificate" names the template "documents/subscriptions", which does not exist.',
  ],
  [
    'rows that cannot be opened themselves',
    'subscriptions',
    '/actions/0/document',
    undefined,
    '/actions/0 The rows of "ledger/subscriptions" are no documents themselves.',
  ],
  [
    'a field that the rows do not have',
    'subscriptions',
    '/columns/0/field',
    'paymentID',
    '/columns/0/field The column "period" shows "paymentID", which the rows of "ledger/subscriptions" do not have.',
  ],
  [
    'a file that nobody can save',
    'payment-history',
    '/export',
    undefined,
    '/exported The page offers no file of its rows.',
  ],
])('the check of a page over rows finds %s [ENG-06 SUB-01]', (_fault, page, pointer, value, issue) => {
  // A page of subscriptions that is none any more has a second fault: renewals lack it.
  const ofPage = findings(page, pointer, value).filter((finding) => !finding.startsWith('/renewals'))
  expect(ofPage).toEqual([expect.stringContaining(issue)])
})
