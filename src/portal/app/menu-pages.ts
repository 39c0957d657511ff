import type { RouteObject } from 'react-router-dom'
import type { MenuPath } from '../../generated/closed-names.ts'
import type { Crumb } from '../ui/crumb.ts'
import { pages } from './lazy-pages.ts'

/** Pages that a menu may declare before they are built; until then they show that there is no such page. */
type UnbuiltPath = '/my-projects'

/** The pages that a menu may lead to, by their path there. */
export const menuPages = {
  '/dashboard': {
    path: 'dashboard',
    lazy: pages.dashboard,
    handle: { crumb: 'portal.dashboard.title' } satisfies Crumb,
  },
  '/profile': { index: true, lazy: pages.profile },
  '/profile/document': {
    path: 'document/:section?',
    lazy: pages.printedProfile,
    handle: { crumb: 'portal.document.title' } satisfies Crumb,
  },
  '/application': {
    path: 'application',
    lazy: pages.cases,
    handle: { crumb: 'portal.applications.title' } satisfies Crumb,
  },
  '/billing': { path: 'billing', lazy: pages.billing, handle: { crumb: 'portal.billing.title' } satisfies Crumb },
  '/cpd': { path: 'cpd', lazy: pages.cpd, handle: { crumb: 'portal.cpd.title' } satisfies Crumb },
  '/events': { path: 'events', lazy: pages.events, handle: { crumb: 'portal.events.title' } satisfies Crumb },
  '/subscription': { index: true, lazy: pages.subscription },
  '/upgrade': { path: 'upgrade', lazy: pages.cases, handle: { crumb: 'portal.upgrades.title' } satisfies Crumb },
  '/license': { index: true, lazy: pages.cases },
  '/firm': { path: 'firm', lazy: pages.firm, handle: { crumb: 'portal.firm.title' } satisfies Crumb },
  '/settings': { path: 'settings', lazy: pages.settings, handle: { crumb: 'portal.settings.title' } satisfies Crumb },
  '/desk': { path: 'desk/:type?', lazy: pages.desk, handle: { crumb: 'portal.approvals.title' } satisfies Crumb },
  '/admin/settings': {
    path: 'admin/settings',
    lazy: pages.adminSettings,
    handle: { crumb: 'portal.admin.settings' } satisfies Crumb,
  },
  '/admin/user-settings': {
    path: 'admin/user-settings',
    lazy: pages.adminUsers,
    handle: { crumb: 'portal.users.title' } satisfies Crumb,
  },
  '/admin/staff': {
    path: 'admin/staff',
    lazy: pages.adminStaff,
    handle: { crumb: 'portal.staff.title' } satisfies Crumb,
  },
  '/admin/messages': {
    path: 'admin/messages',
    lazy: pages.adminMessages,
    handle: { crumb: 'portal.messages.title' } satisfies Crumb,
  },
  '/admin/members/import': {
    path: 'admin/members/import',
    lazy: pages.adminMemberImport,
    handle: { crumb: 'portal.import.title' } satisfies Crumb,
  },
  '/admin/cpd': { index: true, lazy: pages.adminAwards },
  '/admin/events': {
    path: 'admin/events',
    lazy: pages.adminEvents,
    handle: { crumb: 'portal.admin-events.title' } satisfies Crumb,
  },
  '/admin/billing': {
    path: 'admin/billing',
    lazy: pages.adminBilling,
    handle: { crumb: 'portal.billing-runs.title' } satisfies Crumb,
  },
  '/admin/finance': { index: true, lazy: pages.adminFinance },
  '/admin/jobs': { path: 'admin/jobs', lazy: pages.adminJobs, handle: { crumb: 'portal.jobs.title' } satisfies Crumb },
  '/admin/forms': { index: true, lazy: pages.adminForms },
  '/admin/reports': {
    path: 'admin/reports',
    lazy: pages.adminReports,
    handle: { crumb: 'portal.reports.title' } satisfies Crumb,
  },
  '/admin/audit': {
    path: 'admin/audit',
    lazy: pages.adminAudit,
    handle: { crumb: 'portal.audit.title' } satisfies Crumb,
  },
} satisfies Readonly<Record<Exclude<MenuPath, UnbuiltPath>, RouteObject>>
