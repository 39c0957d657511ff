import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleAudit } from './portal/sample-audit.ts'
import { jobs, outbox } from './portal/sample-data.ts'
import { samplePage, sampleStaff, sampleUsers } from './portal/sample-users.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
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

const users = 'admin/users/page'
const audit = 'admin/audit'
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })

/** Users of every kind, one with very long names. */
export const Users = screen({
  at: '/admin/user-settings',
  as: 'superAdministrator',
  responses: [responds(users, samplePage(sampleUsers))],
})
export const UsersOnAPhone = screen({
  at: '/admin/user-settings',
  as: 'administrator',
  phone: true,
  responses: [responds(users, samplePage(sampleUsers))],
})
export const UsersLoading = screen({ at: '/admin/user-settings', as: 'administrator', responses: [waits(users)] })
export const UsersUnavailable = screen({
  at: '/admin/user-settings',
  as: 'administrator',
  responses: [fails(users, unavailable)],
})
export const NoUsers = screen({
  at: '/admin/user-settings?search=nobody',
  as: 'administrator',
  responses: [responds(users, samplePage([]))],
})

/** Staff, one of whom is invited. */
export const Staff = screen({
  at: '/admin/staff',
  as: 'superAdministrator',
  responses: [responds('admin/staff', sampleStaff)],
})
export const StaffOnAPhone = screen({
  at: '/admin/staff',
  as: 'superAdministrator',
  phone: true,
  responses: [responds('admin/staff', sampleStaff)],
})
export const StaffLoading = screen({
  at: '/admin/staff',
  as: 'superAdministrator',
  responses: [waits('admin/staff')],
})
export const StaffUnavailable = screen({
  at: '/admin/staff',
  as: 'superAdministrator',
  responses: [fails('admin/staff', unavailable)],
})

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

/** Entries by and about everybody whom the log names, with values and without. */
export const AuditLog = screen({
  at: '/admin/audit',
  as: 'superAdministrator',
  responses: [responds(audit, sampleAudit)],
})
export const AuditLogOnAPhone = screen({
  at: '/admin/audit',
  as: 'superAdministrator',
  phone: true,
  responses: [responds(audit, sampleAudit)],
})
export const NothingInTheAuditLog = screen({
  at: '/admin/audit?search=nobody',
  as: 'superAdministrator',
  responses: [responds(audit, { items: [], total: 0, page: 1, pages: 1 })],
})
export const AuditLogLoading = screen({ at: '/admin/audit', as: 'superAdministrator', responses: [waits(audit)] })
export const AuditLogUnavailable = screen({
  at: '/admin/audit',
  as: 'superAdministrator',
  responses: [fails(audit, unavailable)],
})

/** An administrator acts as an applicant. */
export const Acting = screen({ at: '/settings', as: 'acting', responses: [responds('auth/sessions', [])] })
