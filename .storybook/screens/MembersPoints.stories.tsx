import { ApiError } from '../../src/portal/api/api-error.ts'
import { foundAwards, sampleFoundAwards } from './portal/sample-found-awards.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

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

const importing = { ...at, at: '/admin/cpd/import' } as const

/** Points from a file, before one is chosen. */
export const NoPointsImported = screen({ ...importing, responses: [responds('admin/cpd/imports', [])] })
export const NoPointsImportedOnAPhone = screen({
  ...importing,
  phone: true,
  responses: [responds('admin/cpd/imports', [])],
})
