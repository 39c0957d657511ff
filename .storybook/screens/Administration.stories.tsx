import { jobs, outbox } from './portal/sample-data.ts'
import { responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Administration' }

/** The organisation's colours, menu and captions. */
export const Settings = screen({ at: '/admin/settings', as: 'superAdministrator' })
export const SettingsOnAPhone = screen({ at: '/admin/settings', as: 'superAdministrator', phone: true })
export const SettingsLoading = screen({
  at: '/admin/settings',
  as: 'superAdministrator',
  responses: [waits('admin/settings')],
})

/** Where administration begins for whoever may change the settings. */
export const Entry = screen({ at: '/admin', as: 'superAdministrator', leadsTo: '/admin/settings' })

/** A message of each status. */
export const Messages = screen({
  at: '/admin/messages',
  as: 'administrator',
  responses: [responds('admin/messages', outbox)],
})
export const NoMessages = screen({
  at: '/admin/messages',
  as: 'administrator',
  responses: [responds('admin/messages', [])],
})
/** Work in each state; what needs attention is first. */
export const BackgroundWork = screen({
  at: '/admin/jobs',
  as: 'administrator',
  responses: [responds('admin/jobs', jobs)],
})
export const BackgroundWorkOnAPhone = screen({
  at: '/admin/jobs',
  as: 'administrator',
  phone: true,
  responses: [responds('admin/jobs', jobs)],
})
export const NoBackgroundWork = screen({
  at: '/admin/jobs',
  as: 'administrator',
  responses: [responds('admin/jobs', [])],
})
export const BackgroundWorkLoading = screen({
  at: '/admin/jobs',
  as: 'administrator',
  responses: [waits('admin/jobs')],
})

/** An administrator acts as an applicant. */
export const Acting = screen({ at: '/settings', as: 'acting', responses: [responds('auth/sessions', [])] })
