import { outbox } from './portal/sample-data.ts'
import { responds } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Administration' }

/** The organisation's settings, and a message of each status. */
export const Administration = screen({
  at: '/admin',
  as: 'administrator',
  responses: [responds('admin/messages', outbox)],
})
export const NoMessages = screen({
  at: '/admin',
  as: 'administrator',
  responses: [responds('admin/messages', [])],
})
/** An administrator acts as an applicant. */
export const Acting = screen({ at: '/settings', as: 'acting', responses: [responds('auth/sessions', [])] })
