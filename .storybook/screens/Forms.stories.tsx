import { screen as page, userEvent, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleForms, samplePublications } from './portal/sample-forms.ts'
import { accepts, fails, responds } from './portal/sample-response.ts'
import type { SampleResponse } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Forms' }

const on = (...responses: readonly SampleResponse[]) =>
  ({
    at: '/admin/forms',
    as: 'superAdministrator',
    responses: [
      responds('admin/forms', sampleForms),
      responds('admin/forms/schedules', []),
      responds('admin/forms/history', samplePublications),
      ...responses,
    ],
  }) as const

const adds = async () => {
  await userEvent.click(await page.findByRole('button', { name: /^(Add a section|Ongeza sehemu)$/ }))
  await opensDialog()
}

/** A section of the organisation’s own. */
export const AddSection = screen({ ...on(), then: adds })
export const AddSectionOnAPhone = screen({ ...on(), phone: true, then: adds })
/** With nothing filled in. */
export const AddSectionInvalid = screen({
  ...on(),
  language: 'en',
  then: async () => {
    await adds()
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add' }))
    await dialog.findByText('Enter a title')
  },
})

/** Chooses a file of the organisation, and waits for what importing it would do. */
const chooses = async () => {
  await page.findByRole('button', { name: /^(Import files|Ingiza faili)$/ })
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (picker === null) throw new Error('The page asks for no file')
  await userEvent.upload(picker, new File(['PK'], 'demo.zip', { type: 'application/zip' }))
  await opensDialog()
}
const found = accepts('admin/organisation/files/check', {
  drafts: [
    { document: 'sections/contacts', title: 'Contacts', changes: 3 },
    { document: 'pages/menu', title: 'Main menu', changes: 0 },
  ],
  settings: ['Name of the organisation', 'Colour of the brand'],
  elsewhere: ['tenants/demo/documents/letterhead.json'],
})

/** What importing the organisation’s files would do: drafts, settings, and what only a release brings. */
export const FilesToImport = screen({ ...on(found), then: chooses })
export const FilesToImportOnAPhone = screen({ ...on(found), phone: true, then: chooses })
/** Files of what is in force already. */
export const NothingToImport = screen({
  ...on(accepts('admin/organisation/files/check', { drafts: [], settings: [], elsewhere: [] })),
  then: chooses,
})
const refused = new ApiError('The files cannot be imported.', 400, {
  code: 'bad-request',
  errors: [
    {
      pointer: 'overlays/sections/contacts.json',
      message: 'The action 2 targets "$.schema.properties.Fax", which does not exist.',
    },
    { pointer: '/general_settings/name', message: 'Enter the name of the organisation' },
  ],
})
/** Files with mistakes, each with its place. */
export const FilesRefused = screen({ ...on(fails('admin/organisation/files/check', refused)), then: chooses })
