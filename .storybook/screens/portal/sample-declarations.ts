import type { EditedForm } from '../../../src/contract/edited-form.ts'

// The people here are invented.

const common = { publication: 2, draft: null }

const charge = (type: string, amount: number) => ({ Charge_Type: type, Amount_Including_VAT: amount })

/** A list of fees with a draft that raises one, as its administrators open it. */
export const sampleFees: EditedForm = {
  ...common,
  samples: [],
  origins: [],
  translations: [{ language: 'sw', layers: [] }],
  published: [],
  document: 'lists/membership-categories',
  title: 'Membership categories and fees',
  kind: 'list',
  inherited: {
    list: {
      title: 'Membership categories and fees',
      key: 'Code',
      label: 'Description',
      texts: ['Description'],
      items: [
        { Code: 'STUDENT', Description: 'Student Member', CanApply: true, charges: [charge('SUBS', 500)] },
        {
          Code: 'FELLOW',
          Description: 'Fellow of the Institute With Distinction in Engineering and Applied Sciences',
          CanApply: false,
          charges: [charge('APP', 20_000), charge('SUBS', 15_000)],
        },
      ],
    },
  },
  draft: {
    revision: 3,
    by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
    at: '2026-01-05T09:00:00.000Z',
    outdated: false,
    actions: [
      {
        target: "$.list.items[?@.Code == 'STUDENT'].charges[?@.Charge_Type == 'SUBS']",
        description: 'The council decided it in May.',
        update: { Amount_Including_VAT: 700 },
        'x-was': { Amount_Including_VAT: 500 },
      },
    ],
  },
}

/** A letter, with the data that its preview shows. */
export const sampleLetter: EditedForm = {
  ...common,
  samples: [],
  origins: [],
  translations: [{ language: 'sw', layers: [] }],
  published: [],
  document: 'documents/welcome-letter',
  title: 'Welcome',
  kind: 'document',
  inherited: {
    document: {
      title: 'Welcome',
      layout: 'letter',
      letterhead: [{ id: 'name', text: '{organisation.name}' }],
      blocks: [
        { id: 'salutation', kind: 'paragraph', text: 'Dear {owner.name},' },
        { id: 'title', kind: 'title' },
        { id: 'thanks', kind: 'paragraph', text: 'Thank you for joining {organisation.name}.' },
      ],
    },
    data: {
      type: 'object',
      properties: { owner: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } } },
    },
    samples: { valid: [{ id: 'member', data: { owner: { name: 'Akinyi Example Odhiambo' } } }] },
  },
}

/** A theme with a draft that makes a text illegible. */
export const sampleTheme: EditedForm = {
  ...common,
  samples: [],
  origins: [{ pointer: '', layer: 'tenant:demo', reason: "The document is the organisation's own.", action: 'update' }],
  translations: [{ language: 'sw', layers: [] }],
  published: [],
  document: 'themes/brand',
  title: 'Colours, type, logo and log-in page',
  kind: 'theme',
  files: ['assets/logo-mail.png', 'assets/logo-reversed.svg', 'assets/logo.svg', 'assets/mark.svg'],
  inherited: {
    theme: {
      colors: { primary: '#f0a948', secondary: '#ffa047', accent: '#654343', error: '#b71c1c', success: '#2e7d32' },
      shape: { radius: 8 },
      logo: 'assets/logo.svg',
      mark: 'assets/mark.svg',
      login: { layout: 'split', pattern: { style: 'arcs', ground: 'accent', tone: 'deep', mark: 'primary' } },
    },
  },
  draft: {
    revision: 1,
    by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
    at: '2026-01-05T09:00:00.000Z',
    outdated: false,
    actions: [
      {
        target: '$.theme',
        description: 'The brand wants white.',
        update: { inks: { primary: '#ffffff' } },
        'x-absent': true,
      },
    ],
  },
}
