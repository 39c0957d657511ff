/**
 * Every page of the portal, as its router writes them: `:name` matches one segment, `:name?` one or none, `*` the rest.
 * The server serves the portal at these, and answers 404 anywhere else.
 */
export const portalPaths: readonly string[] = [
  '/',
  '/forgot-password',
  '/activate/:code?',
  '/categories',
  '/signup/:type/:code',
  '/register/Individual/:code',
  '/register/Corporate/:code',
  '/otp/:id',
  '/success',
  '/password/:code',
  '/verify/:code?',
  '/initiate-profile',
  '/initiate-firm',
  '/dashboard',
  '/dashboard/goodStanding/:code',
  '/application',
  '/application/:name/:code',
  '/license',
  '/license/card',
  '/license/card/:number',
  '/license/document/:number',
  '/license/license/:number',
  '/cpd',
  '/events',
  '/upgrade',
  '/upgrade/plan',
  '/upgrade/card',
  '/upgrade/checklist/:code',
  '/upgrade/document/:code',
  '/upgrade/acceptance-letter/:code',
  '/subscription',
  '/subscription/card/:code?',
  '/subscription/document/:code',
  '/subscription/certificate/:code',
  '/payment-history',
  '/billing',
  '/billing/:kind/:code',
  '/billing/document/:kind/:code',
  '/checkout/:payload',
  '/cases/:type',
  '/cases/:type/new',
  '/cases/:type/:number',
  '/cases/:type/:number/documents/:document',
  '/checklist/type/:type',
  '/checklist/component/:name',
  '/profile',
  '/profile/document/:section?',
  '/profile/RefereeFormReport/:entryNo',
  '/profile/profileConfirm',
  '/firm',
  '/settings',
  '/admin',
  '/admin/settings',
  '/admin/user-settings',
  '/admin/staff',
  '/admin/messages',
  '/admin/members/import',
  '/admin/cpd',
  '/admin/cpd/import',
  '/admin/events',
  '/admin/billing',
  '/admin/finance',
  '/admin/finance/statements',
  '/admin/finance/statements/:id',
  '/admin/jobs',
  '/admin/reports',
  '/admin/audit',
  '/admin/forms',
  '/admin/forms/:kind/:name',
  '/desk/:type?',
  '/desk/:type/:number',
  '/search/Search-list',
  '/search/search-card/:code',
  '/profile/response/:user?/:code?',
  '/referee-response/response/:user?/:code?',
]

const patterns = portalPaths.map(patternOf)

/** Whether the portal has a page at a path. Like its router, it ignores case and a slash at the end. */
export const isPortalPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

function patternOf(path: string): RegExp {
  const [, ...segments] = path.split('/')
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    return segment === '' ? '' : `/${segment}`
  })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
