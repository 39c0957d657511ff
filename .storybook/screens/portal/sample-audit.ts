import type { AuditEntry, AuditFound, AuditPerson } from '../../../src/contract/audit-entry.ts'

const neema: AuditPerson = { kind: 'account', name: 'NEEMA EXAMPLE', email: 'neema@staff.example' }
const operator: AuditPerson = { kind: 'operator', name: null, email: null }
const firm: AuditPerson = {
  kind: 'account',
  name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI AND PARTNERS CONSULTING ENGINEERS LIMITED',
  email: 'the.managing.director.of.the.firm@consulting-engineers-and-partners.example',
}

const entry: AuditEntry = {
  id: 'sample-1',
  at: '2026-01-05T09:00:00.000Z',
  action: 'settings-changed',
  by: neema,
  whom: null,
  detail: null,
  changes: [
    { field: 'Caption of the log-in page', from: '', to: 'Our members' },
    { field: 'Colours › Primary', from: '#1f6f54', to: '#1a5f7a' },
  ],
}

const items: readonly AuditEntry[] = [
  entry,
  {
    ...entry,
    id: 'sample-2',
    action: 'user-changed',
    whom: firm,
    changes: [{ field: 'E-mail', from: 'office@partners.example', to: firm.email ?? '' }],
  },
  { ...entry, id: 'sample-3', action: 'role-granted', by: operator, whom: neema, detail: 'Registrar', changes: [] },
  {
    ...entry,
    id: 'sample-4',
    action: 'referee-accepted',
    by: { kind: 'referee', name: null, email: null },
    whom: { kind: 'deleted', name: 'AKINYI EXAMPLE ODHIAMBO', email: null },
    changes: [],
  },
  {
    ...entry,
    id: 'sample-5',
    action: 'user-deleted',
    whom: { kind: 'deleted', name: null, email: null },
    changes: [],
  },
]

/** Entries by and about everybody whom the log names; more of them than a file has. */
export const sampleAudit: AuditFound = { items: [...items], total: 12_040, page: 1, pages: 482 }
