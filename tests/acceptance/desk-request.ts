const state = (id: string, title: string, more: object = {}) => ({ id, title, wire: title, color: 'info', ...more })

const opinion = { opinion: 'In order.' }
const answers = { reason: 'Six years of work.' }

/** A case type with every review that there is, and nothing to assure: its parts, as files. */
export const deskRequest = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Request',
    type: 'object',
    additionalProperties: false,
    properties: { reason: { type: 'string', title: 'Why you ask', maxLength: 200 } },
    required: ['reason'],
  },
  ui: {
    reason: { 'ui:messages': { required: 'A reason is required', maxLength: 'Maximum of {limit} characters' } },
  },
  case: {
    number: { series: 'request', format: 'REQ-{sequence:6}' },
    states: [
      state('open', 'Open', { color: 'success' }),
      state('verified', 'Verified', { shownAs: 'In Review' }),
      state('committee-review', 'Committee Review', { shownAs: 'In Review' }),
      state('board-review', 'Board Review', { shownAs: 'In Review' }),
      state('released', 'Released', { color: 'success', final: true }),
      state('rejected', 'Rejected', { color: 'error', final: true }),
      state('withdrawn', 'Withdrawn', { color: 'default', final: true }),
    ],
    transitions: [
      { id: 'submit', title: 'Submit', from: ['start'], to: 'open', by: ['owner'], effects: [{ effect: 'freeze' }] },
      { id: 'withdraw', title: 'Withdraw', from: ['open'], to: 'withdrawn', by: ['owner'], asks: 'forms/reason' },
      { id: 'verify', title: 'Verify', from: ['open'], to: 'verified', by: ['verifier'], asks: 'forms/opinion' },
      {
        id: 'committee',
        title: 'Send to the committee',
        from: ['verified'],
        to: 'committee-review',
        by: ['verifier'],
      },
      {
        id: 'board',
        title: 'Send to the board',
        from: ['committee-review'],
        to: 'board-review',
        by: ['committee'],
        asks: 'forms/opinion',
      },
      {
        id: 'release',
        title: 'Release',
        from: ['board-review'],
        to: 'released',
        by: ['board'],
        asks: 'forms/opinion',
      },
      {
        id: 'reject',
        title: 'Reject',
        from: ['open', 'verified'],
        to: 'rejected',
        by: ['registrar'],
        asks: 'forms/reason',
      },
    ],
  },
  page: {
    kind: 'case',
    title: 'Requests',
    list: { columns: [{ id: 'number', title: 'No', field: 'case.number' }], empty: 'No requests.' },
    card: { panels: ['stage', 'answers', 'transition:withdraw', 'history'] },
    desk: {
      columns: ['number', 'owner', 'category', 'state', 'age', 'assignee'],
      panels: ['frozen', 'changed-since', 'referees', 'documents', 'reviews', 'comments', 'history', 'earlier'],
    },
  },
  examples: {
    valid: [{ id: 'usual', answers }],
    invalid: [{ id: 'empty', answers: {}, issues: [{ pointer: '/reason', message: 'A reason is required' }] }],
    runs: [
      {
        id: 'released',
        steps: [
          { as: 'owner', do: 'submit', state: 'open', with: answers },
          { as: 'verifier', do: 'verify', state: 'verified', with: opinion },
          { as: 'verifier', do: 'committee', state: 'committee-review' },
          { as: 'committee', do: 'board', state: 'board-review', with: opinion },
          { as: 'board', do: 'release', state: 'released', with: opinion },
        ],
      },
      {
        id: 'withdrawn',
        steps: [
          { as: 'owner', do: 'submit', state: 'open', with: answers },
          { as: 'owner', do: 'withdraw', state: 'withdrawn', with: { reason: 'I have moved away.' } },
        ],
      },
      {
        id: 'rejected',
        steps: [
          { as: 'owner', do: 'submit', state: 'open', with: answers },
          { as: 'registrar', do: 'reject', state: 'rejected', with: { reason: 'It is not complete.' } },
        ],
      },
    ],
  },
}
