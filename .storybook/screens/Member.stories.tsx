import { screen as page, userEvent } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { applications, sessions, severalNotifications } from './portal/sample-data.ts'
import { fails, lists, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Member' }

const withApplications = responds('application', applications)
const withSessions = responds('auth/sessions', sessions)
const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })

export const DashboardOfApplicant = screen({ at: '/dashboard', as: 'applicant', responses: [withApplications] })
/** The longest names that there are. */
export const DashboardOfMember = screen({ at: '/dashboard', as: 'member', responses: [withApplications] })
export const DashboardOfMemberOnPhone = screen({
  at: '/dashboard',
  as: 'member',
  phone: true,
  responses: [withApplications],
})
export const DashboardOfFirm = screen({ at: '/dashboard', as: 'firm', responses: [withApplications] })
/** Where the organisation ends sessions that nobody uses. */
export const AboutToBeLoggedOut = screen({
  at: '/dashboard',
  as: 'member',
  settings: { inactivityLogout: true },
  idle: 250,
  responses: [withApplications],
  then: opensDialog,
})
export const NamesUnconfirmed = screen({ at: '/dashboard', as: 'unconfirmed', responses: [withApplications] })

const openBell = async () => {
  const bell = await page.findByRole('button', { name: /notification|arifa/i })
  await userEvent.click(bell)
  await opensDialog()
}
export const Notifications = screen({
  at: '/dashboard',
  as: 'member',
  responses: [withApplications, responds('notifications', severalNotifications)],
  then: openBell,
})
export const NotificationsNone = screen({
  at: '/dashboard',
  as: 'member',
  responses: [withApplications],
  then: openBell,
})

export const Profile = screen({ at: '/profile', as: 'applicant', responses: [withApplications] })
export const ProfileOfFirm = screen({ at: '/profile', as: 'firm', responses: [withApplications] })
export const ProfileLoading = screen({ at: '/profile', as: 'applicant', responses: [waits('profile')] })
export const ProfileFailed = screen({ at: '/profile', as: 'applicant', responses: [fails('profile', away)] })
export const ConfirmProfile = screen({
  at: '/profile/profileConfirm',
  as: 'unconfirmed',
  responses: [withApplications],
})

export const Applications = screen({ at: '/application', as: 'applicant', responses: [withApplications] })
export const ApplicationsNone = screen({ at: '/application', as: 'applicant' })
export const Checklist = screen({
  at: '/checklist/type/GRADUATE',
  as: 'applicant',
  responses: [
    responds('checklist/disclaimer?documentNo=GRADUATE&disclaimerType=Application', [
      { description: 'Certified copies only. Certificates in other languages need a translation.' },
    ]),
  ],
})
export const ChecklistComplete = screen({
  at: '/checklist/type/GRADUATE',
  as: 'applicant',
  done: 'everything',
})
export const ChecklistItem = screen({ at: '/checklist/component/CONTACTS', as: 'applicant' })

export const Firm = screen({ at: '/firm', as: 'applicant', responses: [lists('company/firms', [])] })

export const Settings = screen({ at: '/settings', as: 'applicant', responses: [withSessions] })
export const SettingsSessionsLoading = screen({
  at: '/settings',
  as: 'applicant',
  responses: [waits('auth/sessions')],
})
