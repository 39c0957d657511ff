import { screen as page, userEvent } from 'storybook/test'
import type { OwnFirm } from '../../src/contract/own-firms.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { applicantsDashboard, owingDashboard, settledDashboard } from './portal/sample-dashboard.ts'
import { ownFirms } from './portal/sample-firms.ts'
import { ownCases } from './portal/sample-own-cases.ts'
import { applications, sessions, severalNotifications } from './portal/sample-data.ts'
import { fails, lists, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Member' }

const ofApplicant = [
  responds('application', applications),
  lists('cases/application/own', ownCases),
  responds('dashboard', applicantsDashboard),
]
const ofMember = [responds('dashboard', owingDashboard)]
const withSessions = responds('auth/sessions', sessions)
const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })

export const DashboardOfApplicant = screen({ at: '/dashboard', as: 'applicant', responses: ofApplicant })
/** The longest names that there are. */
export const DashboardOfMember = screen({ at: '/dashboard', as: 'member', responses: ofMember })
export const DashboardOfMemberOnPhone = screen({
  at: '/dashboard',
  as: 'member',
  phone: true,
  responses: ofMember,
})
export const DashboardInGoodStanding = screen({
  at: '/dashboard',
  as: 'member',
  responses: [responds('dashboard', settledDashboard)],
})
const standingAt = { at: '/dashboard/goodStanding/TS8yMDQx', as: 'member' } as const
export const GoodStandingNone = screen({
  ...standingAt,
  responses: [lists('cases/good-standing/own', { items: [], next: null })],
  then: () => shows('You have none that is valid today.'),
})
export const GoodStandingLoading = screen({ ...standingAt, responses: [waits('cases/good-standing/own')] })
export const GoodStandingFailed = screen({
  ...standingAt,
  responses: [fails('cases/good-standing/own', away)],
  then: () => shows(away.message),
})
export const DashboardFailed = screen({ at: '/dashboard', as: 'member', responses: [fails('dashboard', away)] })
export const DashboardOfFirm = screen({ at: '/dashboard', as: 'firm', responses: ofApplicant })
/** Where the organisation ends sessions that nobody uses. */
export const AboutToBeLoggedOut = screen({
  at: '/dashboard',
  as: 'member',
  settings: { inactivityLogout: true },
  idle: 250,
  responses: ofApplicant,
  then: opensDialog,
})
export const NamesUnconfirmed = screen({ at: '/dashboard', as: 'unconfirmed', responses: ofApplicant })

const openBell = async () => {
  const bell = await page.findByRole('button', { name: /notification|arifa/i })
  await userEvent.click(bell)
  await opensDialog()
}
export const Notifications = screen({
  at: '/dashboard',
  as: 'member',
  responses: [...ofApplicant, responds('notifications', severalNotifications)],
  then: async () => {
    await openBell()
    await shows('Your application APP-000417 has been created.')
  },
})
export const NotificationsNone = screen({
  at: '/dashboard',
  as: 'member',
  responses: ofApplicant,
  then: openBell,
})

export const Profile = screen({ at: '/profile', as: 'applicant', responses: ofApplicant })
export const ProfileOfFirm = screen({ at: '/profile', as: 'firm', responses: ofApplicant })
export const ProfileLoading = screen({ at: '/profile', as: 'applicant', responses: [waits('profile')] })
export const ProfileFailed = screen({ at: '/profile', as: 'applicant', responses: [fails('profile', away)] })
export const ConfirmProfile = screen({
  at: '/profile/profileConfirm',
  as: 'unconfirmed',
  responses: ofApplicant,
})

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

const firms = (...found: readonly OwnFirm[]) =>
  ({ at: '/firm', as: 'member', responses: [responds('firms', found)] }) as const
export const FirmsEmpty = screen(firms())
export const FirmsLoading = screen({ at: '/firm', as: 'member', responses: [waits('firms')] })
export const FirmsFailed = screen({
  at: '/firm',
  as: 'member',
  responses: [fails('firms', away)],
  then: () => shows(/Failed to load firms|Imeshindwa kupakia kampuni/),
})
/** More than a page of them, one with a very long name. */
export const Firms = screen(firms(...ownFirms))
export const FirmsOnPhone = screen({ ...firms(...ownFirms), phone: true })
export const FirmsNoneSuch = screen({ ...firms(...ownFirms), at: '/firm?search=zzz' })
export const FirmToDelete = screen({
  ...firms(...ownFirms),
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^(Delete|Futa) MARA/ }))
    await page.findByRole('alertdialog', { name: /^(Delete this firm|Futa kampuni hii)/ })
  },
})
/** Within a firm, the menu leads back. */
export const AccountMenuOfFirm = screen({
  ...firms(...ownFirms),
  as: 'openedFirm',
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^(Account|Akaunti)/ }))
    await page.findByRole('menuitem', { name: /AKINYI/ })
  },
})

export const Settings = screen({ at: '/settings', as: 'applicant', responses: [withSessions] })
export const SettingsSessionsLoading = screen({
  at: '/settings',
  as: 'applicant',
  responses: [waits('auth/sessions')],
})
