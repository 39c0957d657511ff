import type { DocumentUse } from '../../../src/contract/edited-form.ts'
import type { ScheduledPublication } from '../../../src/contract/scheduled-publication.ts'

// The people here are invented.

const over = { draft: 'none', outdated: false, failure: null, publication: null, ended_at: null } as const

/** A publication of contacts that waits, though its draft has changed since. */
export const waitingSchedule: ScheduledPublication = {
  ...over,
  id: '1',
  document: 'sections/contacts',
  title: 'Contacts',
  state: 'waiting',
  due_at: '2026-03-01T05:00:00.000Z',
  reason: 'The council decided in its meeting of May that members in the counties are to be reached by post as well.',
  by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
  at: '2026-01-05T09:00:00.000Z',
  draft: 'changed',
}

/** The same, which did not take place. */
export const failedSchedule: ScheduledPublication = {
  ...waitingSchedule,
  id: '2',
  state: 'failed',
  ended_at: '2026-03-01T05:00:01.000Z',
  failure: {
    kind: 'issues',
    issues: [{ document: 'sections/contacts', pointer: '/actions/0', text: 'The target matches nothing any more.' }],
  },
}

/** Publications at chosen times, in every state. */
export const sampleSchedules: ScheduledPublication[] = [
  waitingSchedule,
  failedSchedule,
  {
    ...waitingSchedule,
    id: '3',
    title: 'Work Experience Since Graduation, With the Names of Employers and Supervising Engineers',
    state: 'published',
    reason: 'For the new year.',
    draft: 'none',
    ended_at: '2026-01-01T05:00:01.000Z',
    publication: 2,
  },
  { ...waitingSchedule, ...over, id: '4', state: 'cancelled', by: 'NEEMA EXAMPLE', reason: 'Too early.' },
]

/** Places that refer to a form and to two of its fields. */
export const sampleUses: DocumentUse[] = [
  {
    of: '',
    document: 'pages/profile-individual',
    title: 'Profile',
    pointer: '/page/tabs/1/document',
    editable: true,
  },
  { of: '', document: 'billing/subscription', title: 'Subscription', pointer: '/billing/section', editable: false },
  {
    of: 'Email',
    document: 'checklists/individual',
    title: 'Requirements of individuals',
    pointer: '/checklist/items/3/passes/where/value',
    editable: true,
  },
]
