import { Navigate } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { Crumb } from '../ui/crumb.ts'
import { pages } from './lazy-pages.ts'
import { menuPages } from './menu-pages.ts'

/** The pages about a member's subscriptions. A subscription has no card of its own: its address leads to them all. */
export const subscriptionPages: RouteObject[] = [
  {
    path: 'subscription',
    handle: { crumb: 'portal.subscriptions.title' } satisfies Crumb,
    children: [
      menuPages['/subscription'],
      { path: 'card/:code?', element: <Navigate to="/subscription" replace /> },
      {
        path: 'document/:code',
        lazy: pages.subscriptionInvoice,
        handle: { crumb: 'portal.billing.document' } satisfies Crumb,
      },
      {
        path: 'certificate/:code',
        lazy: pages.subscriptionCertificate,
        handle: { crumb: 'portal.billing.document' } satisfies Crumb,
      },
    ],
  },
  {
    path: 'payment-history',
    lazy: pages.paymentHistory,
    handle: { crumb: 'portal.subscriptions.history' } satisfies Crumb,
  },
]
