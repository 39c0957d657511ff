import { documents } from 'virtual:declared-documents'
import type { EditableForms, EditedForm } from '../../../src/contract/edited-form.ts'
import type { Publication } from '../../../src/contract/publication.ts'
import type { Place } from './general-responses.ts'

// The people here are invented.

const at = '2026-01-05T09:00:00.000Z'
const draft = { revision: 3, by: 'NEEMA EXAMPLE', at, outdated: false }

/** Forms in every state, one with a very long title. */
export const sampleForms: EditableForms = {
  publication: 2,
  forms: [
    { document: 'sections/contacts', title: 'Contacts', kind: 'section', changes: 2, draft, unfit: false, open: 0 },
    {
      document: 'sections/bio',
      title: 'Personal Information',
      kind: 'section',
      changes: 0,
      draft: null,
      unfit: false,
      open: 0,
    },
    {
      document: 'sections/work-experience',
      title: 'Work Experience Since Graduation, With the Names of Employers and Supervising Engineers',
      kind: 'section',
      changes: 0,
      draft: { ...draft, by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI', outdated: true },
      unfit: false,
      open: 0,
    },
    {
      document: 'sections/certification',
      title: 'Certification',
      kind: 'section',
      changes: 1,
      draft: null,
      unfit: true,
      open: 2,
    },
  ],
  issues: [],
}

export const samplePublications: Publication[] = [
  { publication: 2, by: 'NEEMA EXAMPLE', at, reason: 'It was clearer before.', forms: ['Contacts'], restores: 0 },
  {
    publication: 1,
    by: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
    at,
    reason: 'The council decided in its meeting of May that members in the counties are to be reached by post as well.',
    forms: ['Contacts', 'Personal Information'],
    restores: null,
  },
]

/** The contacts of an organisation whose published changes do not fit a new release: a conflict, and a drift. */
export async function heldContacts(place: Place): Promise<EditedForm | undefined> {
  const form = await editedContacts(place)
  if (form === undefined) return undefined
  const published = { publication: 2, by: 'NEEMA EXAMPLE', at }
  const relabelled = {
    target: '$.schema.properties.Email',
    description: 'Members say so.',
    update: { title: 'Mail' },
    'x-was': { title: 'Electronic mail' },
  }
  const moved = {
    target: '$.schema.properties.Fax',
    description: 'Some still have one.',
    update: { title: 'Telefax' },
    'x-was': { title: 'Fax' },
  }
  return {
    ...form,
    published: [relabelled, moved].map((action) => ({ action, ...published })),
    draft: null,
  }
}

/** Contacts with a rule in the draft that is none, as somebody wrote it into the source. */
export async function oddContacts(place: Place): Promise<EditedForm | undefined> {
  const form = await editedContacts(place)
  const rule = { show: ['Email'], when: 'always' }
  const action = { target: '$.ui.rules', description: 'Written by hand.', update: [rule], 'x-absent': true as const }
  return form && { ...form, draft: { ...draft, actions: [action] } }
}

/** A section that the organisation made, with a draft that takes it away. */
export async function removedSection(place: Place): Promise<EditedForm | undefined> {
  const form = await editedContacts(place)
  return form && { ...form, own: 'published', removed: true, origins: [], draft: { ...draft, actions: [] } }
}

/** A form of the portal, to which no fields may be added. */
export async function editedEvent({ tenant, language }: Place): Promise<EditedForm | undefined> {
  const id = 'forms/event'
  const inherited = (await documents[id]?.())?.forms[tenant]?.[language]?.document
  const title = inherited?.schema?.['title']
  if (!inherited || typeof title !== 'string') return undefined
  const nothing = { samples: [], origins: [], published: [], draft: null }
  const translations = [{ language: 'sw', layers: [] }]
  return { document: id, title, kind: 'form', fixed: true, publication: 2, inherited, translations, ...nothing }
}

/** The contacts of an organisation with a draft that relabels one field and hides another. */
export async function editedContacts({ tenant, language }: Place): Promise<EditedForm | undefined> {
  const id = 'sections/contacts'
  const inherited = (await documents[id]?.())?.forms[tenant]?.[language]?.document
  if (!inherited) return undefined
  return {
    document: id,
    title: inherited.page?.title ?? id,
    kind: 'section',
    publication: 2,
    inherited: { ...inherited },
    samples: (inherited.examples?.valid ?? []).slice(0, 3).map(({ answers }, i) => ({ ...answers, EntryNo: i + 1 })),
    translations: [{ language: 'sw', layers: [] }],
    origins: [
      {
        pointer: '/schema/properties/City/title',
        layer: `tenant:${tenant}`,
        reason: 'Members know it as the town.',
        action: 'update',
      },
    ],
    published: [],
    draft: {
      ...draft,
      actions: [
        {
          target: '$.ui.PostCode',
          description: 'Nobody sends letters any more.',
          update: { 'ui:hidden': true },
          'x-absent': true,
        },
        {
          target: '$.ui.Address',
          description: 'Many gave a box.',
          update: { 'ui:help': 'Where somebody can find you' },
          'x-absent': true,
        },
      ],
    },
  }
}
