import type { RouteObject } from 'react-router-dom'
import type { Crumb } from '../ui/crumb.ts'
import { AuthLayout } from '../layouts/frames/AuthLayout.tsx'
import { FullScreenSpinner } from '../layouts/pieces/FullScreenSpinner.tsx'
import { LoginPage } from '../pages/LoginPage.tsx'
import { AdminEntry } from '../session/AdminEntry.tsx'
import { GuestsOnly } from '../session/GuestsOnly.tsx'
import { MembersOnly } from '../session/MembersOnly.tsx'
import { ProfileOnly } from '../session/ProfileOnly.tsx'
import { RightOnly } from '../session/RightOnly.tsx'
import { StaffOnly } from '../session/StaffOnly.tsx'
import { adminPages } from './admin-pages.tsx'
import { ErrorPage, PageError } from './ErrorPage.tsx'
import { pages } from './lazy-pages.ts'
import { menuPages } from './menu-pages.ts'
import { Root } from './Root.tsx'
import { subscriptionPages } from './subscription-pages.tsx'

const authPages: RouteObject[] = [
  {
    element: <GuestsOnly />,
    children: [
      { index: true, element: <LoginPage /> },
      { path: 'forgot-password', lazy: pages.forgotPassword },
      { path: 'activate/:code?', lazy: pages.activate },
      { path: 'categories', lazy: pages.categories },
      { path: 'signup/:type/:code', lazy: pages.signup },
      { path: 'register/Individual/:code', lazy: pages.registerPerson },
      { path: 'success', lazy: pages.success },
    ],
  },
  // Logged-in users may register a firm and confirm it, and links from e-mails work for everyone.
  { path: 'register/Corporate/:code', lazy: pages.registerFirm },
  { path: 'otp/:id', lazy: pages.otp },
  { path: 'password/:code', lazy: pages.setPassword },
  { path: 'verify/:code?', lazy: pages.verify },
  {
    element: <MembersOnly />,
    children: [
      { path: 'initiate-profile', lazy: pages.initiateProfile },
      { path: 'initiate-firm', lazy: pages.initiateFirm },
    ],
  },
]

const memberPages: RouteObject[] = [
  {
    element: <ProfileOnly />,
    children: [
      menuPages['/dashboard'],
      {
        path: 'dashboard/goodStanding/:code',
        lazy: pages.goodStanding,
        handle: { crumb: 'portal.cases.document' } satisfies Crumb,
      },
      menuPages['/application'],
      {
        path: 'application/:name/:code',
        lazy: pages.applicationDocument,
        handle: { crumb: 'portal.cases.document' } satisfies Crumb,
      },
      {
        path: 'license',
        handle: { crumb: '=settings.license_alternative_caption' } satisfies Crumb,
        children: [
          menuPages['/license'],
          { path: 'card', lazy: pages.newCase, handle: { crumb: 'case:new' } satisfies Crumb },
          { path: 'card/:number', lazy: pages.ownCase, handle: { crumb: 'portal.cases.case' } satisfies Crumb },
          { path: 'document/:number', lazy: pages.ownCase, handle: { crumb: 'portal.cases.case' } satisfies Crumb },
          { path: 'license/:number', lazy: pages.caseInvoice },
        ],
      },
      menuPages['/cpd'],
      menuPages['/events'],
      menuPages['/upgrade'],
      ...['plan', 'card', 'checklist/:code', 'document/:code', 'acceptance-letter/:code'].map((path) => ({
        path: `upgrade/${path}`,
        lazy: pages.caseAddress,
      })),
      ...subscriptionPages,
      menuPages['/billing'],
      {
        path: 'billing/:kind/:code',
        lazy: pages.postedDocument,
        handle: { crumb: 'portal.billing.document' } satisfies Crumb,
      },
      {
        path: 'billing/document/:kind/:code',
        lazy: pages.postedDocument,
        handle: { crumb: 'portal.billing.document' } satisfies Crumb,
      },
      { path: 'checkout/:payload', lazy: pages.checkout, handle: { crumb: 'portal.checkout.title' } satisfies Crumb },
      {
        path: 'cases/:type',
        handle: { crumb: 'case:list' } satisfies Crumb,
        children: [
          { index: true, lazy: pages.cases },
          { path: 'new', lazy: pages.newCase, handle: { crumb: 'case:new' } satisfies Crumb },
          { path: ':number', lazy: pages.ownCase, handle: { crumb: 'portal.cases.case' } satisfies Crumb },
          {
            path: ':number/documents/:document',
            lazy: pages.caseDocument,
            handle: { crumb: 'portal.cases.document' } satisfies Crumb,
          },
        ],
      },
      {
        path: 'checklist/type/:type',
        lazy: pages.checklist,
        handle: { crumb: 'portal.checklist.title' } satisfies Crumb,
      },
      {
        path: 'checklist/component/:name',
        lazy: pages.component,
        handle: { crumb: 'portal.checklist.component' } satisfies Crumb,
      },
      {
        path: 'profile',
        handle: { crumb: 'portal.profile.title' } satisfies Crumb,
        children: [
          menuPages['/profile'],
          menuPages['/profile/document'],
          {
            path: 'RefereeFormReport/:entryNo',
            lazy: pages.refereeReport,
            handle: { crumb: 'portal.referee.report' } satisfies Crumb,
          },
          { path: 'profileConfirm', lazy: pages.confirm, handle: { crumb: 'portal.confirm.title' } satisfies Crumb },
        ],
      },
    ],
  },
  menuPages['/firm'],
  menuPages['/settings'],
  {
    element: <StaffOnly />,
    children: [
      menuPages['/desk'],
      {
        path: 'desk/:type/:number',
        lazy: pages.deskCase,
        handle: { crumb: 'portal.desk.case' } satisfies Crumb,
      },
    ],
  },
  { path: 'admin', element: <AdminEntry /> },
  { element: <RightOnly right="settings" />, children: [menuPages['/admin/settings']] },
  { element: <RightOnly right="users" />, children: [menuPages['/admin/user-settings']] },
  { element: <RightOnly right="staff" />, children: [menuPages['/admin/staff']] },
  { element: <RightOnly right="messages" />, children: [menuPages['/admin/messages']] },
  {
    element: <RightOnly right="members" />,
    children: [menuPages['/admin/members/import'], menuPages['/admin/events']],
  },
  ...adminPages,
  { element: <RightOnly right="finance" />, children: [menuPages['/admin/billing']] },
  { element: <RightOnly right="jobs" />, children: [menuPages['/admin/jobs']] },
  {
    path: 'admin/forms',
    element: <RightOnly right="forms" />,
    handle: { crumb: 'portal.forms.title' } satisfies Crumb,
    children: [
      menuPages['/admin/forms'],
      { path: ':kind/:name', lazy: pages.formEditor, handle: { crumb: 'portal.forms.change' } satisfies Crumb },
    ],
  },
  { element: <RightOnly right="reports" />, children: [menuPages['/admin/reports']] },
  { element: <RightOnly right="audit" />, children: [menuPages['/admin/audit']] },
]

/** For people without an account; referees come by links in e-mails. */
const publicPages: RouteObject[] = [
  { path: 'search/Search-list', lazy: pages.search },
  { path: 'search/search-card/:code', lazy: pages.searchCard },
  { path: 'profile/response/:user?/:code?', lazy: pages.refereeResponse },
  { path: 'referee-response/response/:user?/:code?', lazy: pages.refereeOneStep },
]

/** What breaks a page leaves the layout around it as it is. */
const insideLayout = (children: RouteObject[]): RouteObject[] => [{ errorElement: <PageError />, children }]

/** Every address of the portal. */
export const portalRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      { element: <AuthLayout />, children: insideLayout(authPages) },
      { element: <MembersOnly />, children: [{ lazy: pages.dashboardLayout, children: insideLayout(memberPages) }] },
      { lazy: pages.publicLayout, children: insideLayout(publicPages) },
      { path: '*', lazy: pages.notFound },
    ],
  },
]
