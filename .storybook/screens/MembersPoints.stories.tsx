import { screen as page, userEvent, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { checkedAwards, foundAwards, sampleFoundAwards } from './portal/sample-found-awards.ts'
import { accepts, fails, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Members’ points' }

const at = { at: '/admin/cpd', as: 'administrator' } as const
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })
const found = [responds('admin/cpd', foundAwards(sampleFoundAwards))]

/** Points of members, one with a very long activity. */
export const FoundPoints = screen({ ...at, responses: found })
export const FoundPointsOnAPhone = screen({ ...at, phone: true, responses: found })
export const WithdrawnPoints = screen({
  ...at,
  at: '/admin/cpd?standing=withdrawn',
  responses: [
    responds(
      'admin/cpd',
      foundAwards(sampleFoundAwards.map((award) => ({ ...award, withdrawn_at: '2026-03-01T09:00:00.000Z' }))),
    ),
  ],
})
export const NoPoints = screen({ ...at, responses: [responds('admin/cpd', foundAwards([]))] })
export const PointsLoading = screen({ ...at, responses: [waits('admin/cpd')] })
export const PointsUnavailable = screen({ ...at, responses: [fails('admin/cpd', unavailable)] })

const awards = async () => {
  await userEvent.click(await page.findByRole('button', { name: /^(Award points|Toa pointi)$/ }))
  await opensDialog()
}
/** Points for one member. */
export const AwardPoints = screen({ ...at, responses: found, then: awards })
export const AwardPointsOnAPhone = screen({ ...at, phone: true, responses: found, then: awards })
/** With nothing filled in. */
export const AwardPointsInvalid = screen({
  ...at,
  language: 'en',
  responses: found,
  then: async () => {
    await awards()
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Award points' }))
    await dialog.findAllByText('Describe the activity')
  },
})

const importing = { ...at, at: '/admin/cpd/import' } as const

/** Points from a file, before one is chosen. */
export const NoPointsImported = screen({ ...importing, responses: [responds('admin/cpd/imports', [])] })
export const NoPointsImportedOnAPhone = screen({
  ...importing,
  phone: true,
  responses: [responds('admin/cpd/imports', [])],
})

const chooses = async () => {
  const file = new File(['member_no,year'], 'points-of-the-convention.csv', { type: 'text/csv' })
  await userEvent.upload(await page.findByLabelText('The file'), file)
  await page.findByRole('heading', { name: 'What the import will do' })
}
const chosen = {
  ...importing,
  language: 'en',
  responses: [responds('admin/cpd/imports', []), accepts('admin/cpd/import/check', checkedAwards)],
  then: chooses,
} as const
/** What importing a file would do: new points, some that are there, and a row that is wrong. */
export const PointsToImport = screen(chosen)
export const PointsToImportOnAPhone = screen({ ...chosen, phone: true })
