import { userEvent, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import {
  editedEvent,
  heldContacts,
  oddContacts,
  removedSection,
  sampleForms,
  samplePublications,
} from './portal/sample-forms.ts'
import { fails, makes, responds, waits } from './portal/sample-response.ts'
import { failedSchedule, sampleSchedules, waitingSchedule } from './portal/sample-schedules.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Form editor' }

const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })

/** Opens what the page of a section shows, and waits for its columns. */
async function openTable(canvas: ReturnType<typeof within>) {
  await userEvent.click((await canvas.findAllByRole('tab'))[1] ?? document.body)
  const panel = within(await canvas.findByRole('tabpanel'))
  await panel.findByRole('button', { name: /add a column|ongeza safu/i })
  return panel
}

const forms = [
  responds('admin/forms', sampleForms),
  responds('admin/forms/schedules', sampleSchedules),
  responds('admin/forms/history', samplePublications),
]

/** Forms in every state, and what was published of them. */
export const Forms = screen({ at: '/admin/forms', as: 'superAdministrator', responses: forms })
export const FormsOnAPhone = screen({ at: '/admin/forms', as: 'superAdministrator', phone: true, responses: forms })
export const NothingPublished = screen({
  at: '/admin/forms',
  as: 'superAdministrator',
  responses: [responds('admin/forms', { ...sampleForms, publication: 0 }), responds('admin/forms/history', [])],
})
export const FormsLoading = screen({
  at: '/admin/forms',
  as: 'superAdministrator',
  responses: [waits('admin/forms'), waits('admin/forms/schedules'), waits('admin/forms/history')],
})
export const FormsUnavailable = screen({
  at: '/admin/forms',
  as: 'superAdministrator',
  responses: [fails('admin/forms', unavailable), fails('admin/forms/history', unavailable)],
})

/** A form with a draft: its fields, what is changed, and the properties of one field. */
export const Editor = screen({ at: '/admin/forms/sections/contacts', as: 'superAdministrator' })
export const EditorOnAPhone = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  phone: true,
})
export const ChangesOfAForm = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  then: async (canvas) => userEvent.click(await canvas.findByRole('tab', { name: /\(2\)/ })),
})
export const PropertiesOfAField = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  then: async (canvas) => {
    const fields = within(await canvas.findByRole('tabpanel'))
    await userEvent.click((await fields.findAllByRole('button', { name: /mail|pepe/i }))[0] ?? document.body)
  },
})
/** A form of the portal itself, which keeps the fields that it has. */
export const FormOfThePortal = screen({
  at: '/admin/forms/forms/event',
  as: 'superAdministrator',
  responses: [makes('admin/forms/form', editedEvent)],
})
/** A draft that takes a section of the organisation's own away. */
export const SectionTakenAway = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  responses: [makes('admin/forms/form', removedSection)],
})
/** A draft that cannot be drawn, beside the fields and where it is mended. */
export const NotDrawn = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  responses: [makes('admin/forms/form', oddContacts)],
  then: async (canvas) => void (await canvas.findByText(/cannot be drawn|haiwezi kuchorwa/i)),
})
/** The columns of a table, and the page that they are on. */
export const TableOfASection = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  then: async (canvas) => void (await openTable(canvas)),
})
export const TableOnAPhone = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  phone: true,
  then: async (canvas) => void (await openTable(canvas)),
})
export const PropertiesOfAColumn = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  then: async (canvas) => {
    const columns = await openTable(canvas)
    await userEvent.click((await columns.findAllByRole('button', { name: /mail|pepe/i }))[0] ?? document.body)
    await canvas.findByRole('button', { name: /all columns|safu zote/i })
  },
})
const held = [makes('admin/forms/form', heldContacts)]
const decideAt = { at: '/admin/forms/sections/contacts', as: 'superAdministrator', responses: held } as const

/** A form that does not fit a new release: a value that the release has changed too, and a field that is gone. */
export const Decisions = screen(decideAt)
export const DecisionsOnAPhone = screen({ ...decideAt, phone: true })
export const AnotherValue = screen({
  ...decideAt,
  then: async (canvas) =>
    userEvent.click(await canvas.findByRole('button', { name: /write another|andika nyingine/i })),
})
export const EverythingDecided = screen({
  ...decideAt,
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: /keep ours|baki na letu/i }))
    await userEvent.click(await canvas.findByRole('button', { name: /drop our change|acha badiliko letu/i }))
  },
})
export const EditorLoading = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  responses: [waits('admin/forms/form')],
})

/** A form that will be published at its time, and one that was not. */
export const Scheduled = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  responses: [responds('admin/forms/schedules', [waitingSchedule])],
})
export const ScheduledOnAPhone = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  phone: true,
  responses: [responds('admin/forms/schedules', [waitingSchedule])],
})
export const NotPublished = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  responses: [responds('admin/forms/schedules', [failedSchedule])],
})
/** Where the form is used. */
export const UsesOfAForm = screen({
  at: '/admin/forms/sections/contacts',
  as: 'superAdministrator',
  then: async (canvas) => userEvent.click(await canvas.findByRole('tab', { name: /used in|inatumika wapi/i })),
})
