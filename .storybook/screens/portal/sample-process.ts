import type { EditedForm } from '../../../src/contract/edited-form.ts'

const document = 'cases/licence'

/** A case type with a draft that adds a state, to which no transition leads. */
export const sampleProcess: EditedForm = {
  document,
  title: 'Licences',
  kind: 'case',
  publication: 2,
  samples: [],
  origins: [],
  translations: [{ language: 'sw', layers: [] }],
  published: [],
  roles: [
    { id: 'verifier', title: 'Verifier' },
    { id: 'board', title: 'Board of Registration and Professional Conduct' },
  ],
  inherited: {
    case: {
      number: { series: 'licence', format: 'LIC-{sequence:5}' },
      states: [
        { id: 'open', title: 'Open', color: 'success' },
        { id: 'verified', title: 'Verified and waiting for the board', color: 'info' },
        { id: 'released', title: 'Released', color: 'success', final: true },
        { id: 'rejected', title: 'Rejected', color: 'error' },
      ],
      transitions: [
        {
          id: 'submit',
          title: 'Submit',
          titles: { rejected: 'Submit again' },
          from: ['start', 'rejected'],
          to: 'open',
          by: ['owner'],
        },
        { id: 'verify', title: 'Verify', from: ['open'], to: 'verified', by: ['verifier'] },
        { id: 'release', title: 'Release', from: ['verified'], to: 'released', by: ['board'] },
        { id: 'reject', title: 'Reject', from: ['open', 'verified'], to: 'rejected', by: ['verifier', 'board'] },
      ],
    },
  },
  draft: {
    revision: 1,
    by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
    at: '2026-01-05T09:00:00.000Z',
    outdated: false,
    actions: [
      {
        target: '$.case.states',
        description: 'Members may appeal.',
        update: [{ id: 'in-appeal', title: 'In appeal', color: 'warning' }],
        'x-absent': true,
      },
    ],
  },
}

/** What the check finds in the draft. */
export const processIssues = {
  issues: [{ document, pointer: '/actions/0', text: 'No case ever comes into the state "in-appeal".' }],
}
