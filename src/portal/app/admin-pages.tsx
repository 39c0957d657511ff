import type { RouteObject } from 'react-router-dom'
import { RightOnly } from '../session/RightOnly.tsx'
import type { Crumb } from '../ui/crumb.ts'
import { pages } from './lazy-pages.ts'
import { menuPages } from './menu-pages.ts'

/** Pages of administrators with further pages below them. */
export const adminPages: RouteObject[] = [
  {
    path: 'admin/cpd',
    element: <RightOnly right="members" />,
    handle: { crumb: 'portal.awards.title' } satisfies Crumb,
    children: [
      menuPages['/admin/cpd'],
      {
        path: 'import',
        lazy: pages.adminAwardImport,
        handle: { crumb: 'portal.award-import.title' } satisfies Crumb,
      },
    ],
  },
  {
    path: 'admin/finance',
    element: <RightOnly right="finance" />,
    handle: { crumb: 'portal.finance.title' } satisfies Crumb,
    children: [
      menuPages['/admin/finance'],
      {
        path: 'statements',
        handle: { crumb: 'portal.statement.title' } satisfies Crumb,
        children: [
          { index: true, lazy: pages.adminStatementImport },
          { path: ':id', lazy: pages.adminStatement, handle: { crumb: 'portal.statement.result' } satisfies Crumb },
        ],
      },
    ],
  },
]
