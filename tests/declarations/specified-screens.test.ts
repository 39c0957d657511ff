import { describe, expect, test } from 'vitest'
import { isJsonArray } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { declared } from '../engine/check/declared-files.ts'
import { documentOf, shipped } from './declared-forms.ts'

const tenants = ['demo', 'engineering-board', 'iek', 'ics'] as const

/** The columns of the member services' tables (specification 3 §2), written out by hand; actions follow them. */
const specified: readonly (readonly [DocumentId, readonly string[]])[] = [
  ['cases/upgrade', ['Code', 'From Category', 'To Category', 'Amount', 'Period', 'Status', 'Feedback']],
  ['cases/licence', ['Application No', 'Application Date', 'Description', 'Amount', 'Type', 'Status']],
  ['pages/subscriptions', ['Period', 'Category', 'Status', 'Amount', 'Amount Paid', 'Date Paid']],
  [
    'pages/payment-history',
    ['No#', 'Date Of Payment', 'From', 'To', 'Amount', 'Payment ID', 'Payment Type', 'Year Of Subscription'],
  ],
  ['pages/pending-payments', ['No.', 'Date', 'Transaction type', 'Balance']],
  ['pages/statement', ['Document No', 'Document Type', 'Description', 'Amount', 'Due Date', 'Posting Date']],
  ['pages/events', ['No', 'Event', 'Location', 'Paid', 'Status']],
]

function columnsOf(tenant: string, id: DocumentId): readonly { readonly title: string }[] {
  const { page } = documentOf(shipped(tenant), id)
  if (page?.kind === 'case') return page.list.columns
  if (page?.kind === 'rows' || page?.kind === 'events' || page?.kind === 'awards') return page.columns
  throw new Error(`${id} is no table.`)
}

const titlesOf = (tenant: string, id: DocumentId) => columnsOf(tenant, id).map(({ title }) => title)

describe.each(tenants)('the tables of %s', (tenant) => {
  test.each(specified)(
    '%s has the specified columns [UPG-01 LIC-01 SUB-01 SUB-02 DASH-03 BIL-01 EVT-02]',
    (id, titles) => {
      expect(titlesOf(tenant, id)).toEqual(titles)
    },
  )
})

test('descriptions of points are cut after 250 characters, everywhere [CPD-01]', () => {
  for (const tenant of tenants) {
    expect(columnsOf(tenant, 'pages/cpd')).toContainEqual(expect.objectContaining({ title: 'Description', cut: 250 }))
  }
})

test('the general information of the start page has the specified facts, everywhere [DASH-02]', () => {
  for (const tenant of tenants) {
    const { page } = documentOf(shipped(tenant), 'pages/dashboard')
    const general = page?.kind === 'tiles' ? page.parts?.find(({ id }) => id === 'general') : undefined
    expect(general?.fields?.map(({ title }) => title)).toEqual([
      'Title',
      'Names',
      'Registration No.',
      'Category',
      'Discipline',
      'Current workplace',
    ])
  }
})

test.each([
  ['portal.standing.good', 'In Good Standing'],
  ['portal.standing.not-good', 'Not In Good Standing'],
  ['portal.firm.title', 'My Firms & Applications'],
  ['portal.firm.new', 'New Firm Application'],
  ['portal.firm.failed', 'Failed to load firms'],
  ['portal.firm.column.name', 'Firm Name'],
  ['portal.firm.column.type', 'Type'],
  ['portal.firm.column.status', 'Status'],
  ['portal.firm.column.created', 'Created'],
  ['renderer.collection.actions', 'Actions'],
])('the text %s is the specified one: %s [DASH-01 FIRM-01 UPG-01 SUB-01 LIC-01 EVT-02]', (key, text) => {
  expect(declared.get('schemas/messages/en.json')).toMatchObject({ [key]: text })
})

test.each(tenants)('the first step of a licence at %s has the specified fields in their order [LIC-02]', (tenant) => {
  const { schema, ui } = documentOf(shipped(tenant), 'cases/licence')
  const order = getAt(ui ?? null, '/ui:order')
  const titles = isJsonArray(order)
    ? order.map((name) => getAt(schema ?? null, `/properties/${String(name)}/title`))
    : []
  expect(titles.filter((title) => !['Valid until', 'Suspended until'].includes(String(title)))).toEqual([
    'Membership Category',
    'Member No',
    'Registration Date(s)',
    'Licence Amount',
    'Practice Start Date',
    'Surname',
    'Other Names',
    'Phone Number',
    'Email Address',
    'Address',
    'Practice Name',
    'Email',
    'Phone',
    'Postal Address',
    'Physical Address',
    'Country',
    'County',
    'City',
  ])
})
