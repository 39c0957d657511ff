import type { Dashboard } from '../../../../../contract/dashboard.ts'
import type { TilesPage } from '../../../../../engine/document/tiles-page.ts'

/** In the place of what is only known of a real member. */
const unknown = '…'

/** What a start page may show of a made-up member in good standing, who owes nothing and has no cases. */
export function sampleStartPage({ parts = [] }: TilesPage, currency: string, year: number): Dashboard {
  const facts = parts.map(({ id, fields = [] }) => [id, Object.fromEntries(fields.map((field) => [field.id, unknown]))])
  const cases = parts.flatMap(({ shows, of }) => (shows === 'cases' && of !== undefined ? [of] : []))
  return {
    balance: { amount: 0, overdue: 0, Currency_Code: currency },
    standing: { good: true, items: [{ checkListType: '', description: unknown, pass: true, mandatory: true }] },
    points: [24, 31, 12].map((points, i) => ({ year: String(year - 2 + i), points, target: 30 })),
    advancement: [],
    renewals: [],
    unread: 2,
    facts: Object.fromEntries(facts),
    cases: Object.fromEntries(cases.map((of) => [of, { items: [], next: null }])),
    pending: [],
  }
}
