import { userEvent, within } from 'storybook/test'
import type { DryRun } from '../../src/contract/dry-run.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleForms } from './portal/sample-forms.ts'
import { accepts, fails, responds, waits } from './portal/sample-response.ts'
import type { SampleResponse } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'
import type { Canvas } from './portal/screen.tsx'

export default { title: 'Screens/Publication' }

const run = 'admin/forms/dry-run'
const over = new ApiError('The stored records could not be checked. Close this and try again.', 409, {
  code: 'conflict',
})

const found: DryRun = {
  light: 'amber',
  issues: [],
  reopened: [
    { document: 'checklists/individual', title: 'Membership application', people: 310 },
    { document: 'checklists/graduate', title: 'Graduate membership application', people: 1 },
  ],
  untranslated: 1,
  forms: [
    {
      document: 'sections/contacts',
      title: 'Contacts',
      kind: 'rules',
      records: 98_512,
      incomplete: 1240,
      incompleteBy: { PostCode: 1240 },
      retired: 0,
      retiredBy: {},
      asked: { people: 1180, byCategory: { GRADUATE: 800, FELLOW: 380 }, cases: 12 },
    },
  ],
}

/** Asks to publish the draft, and waits for what the dialog shows. */
const publishing = (shows: RegExp) => async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(publish|chapisha)$/i }))
  await within(await within(document.body).findByRole('dialog')).findAllByText(shows)
}

const dialogOf = (response: SampleResponse, shows: RegExp) => ({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator' as const,
  responses: [responds('admin/forms', sampleForms), response],
  then: publishing(shows),
})

const underWay = dialogOf(accepts(run, { id: 'dry-run', done: 42_000, of: 98_512 }), /42,000/)
const known = dialogOf(accepts(run, found), /1,240/)

/** A draft that is checked, by which stored records are judged, of which it is known what would follow, or not. */
export const Checking = screen(dialogOf(waits(run), /contacts|anwani/i))
export const RecordsAreJudged = screen(underWay)
export const RecordsAreJudgedOnAPhone = screen({ ...underWay, phone: true })
export const WhatWouldFollow = screen(known)
export const WhatWouldFollowOnAPhone = screen({ ...known, phone: true })
export const SomebodyElsePublishes = screen(
  dialogOf(accepts(run, { ...found, waits: true }), /somebody else|mtu mwingine/),
)
export const NotKnown = screen(dialogOf(fails(run, over), /could not be checked/))
