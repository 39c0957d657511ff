import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Member import' }

const at = { at: '/admin/members/import', as: 'administrator' } as const
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })

/** Members from a file, before one is chosen. */
export const NothingImported = screen({ ...at, responses: [responds('admin/members/imports', [])] })
export const NothingImportedOnAPhone = screen({
  ...at,
  phone: true,
  responses: [responds('admin/members/imports', [])],
})
export const ImportsLoading = screen({ ...at, responses: [waits('admin/members/imports')] })
export const ImportsUnavailable = screen({ ...at, responses: [fails('admin/members/imports', unavailable)] })
