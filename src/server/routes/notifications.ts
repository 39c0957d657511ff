import { notificationCalls } from '../../contract/notification.ts'
import { implement } from '../http/implement.ts'
import { listNotifications, markRead } from '../notifications/notifications.ts'

/** The caller's own notifications. */
export const notificationRoutes = [
  implement(notificationCalls.notifications, ({ tenant, session }, { database }) =>
    database.inTenant(tenant.id, (tx) => listNotifications(tx, session.user.id)),
  ),
  implement(notificationCalls.readNotifications, ({ tenant, session, body }, { database, now }) =>
    database.inTenant(tenant.id, async (tx) => {
      await markRead(tx, session.user.id, 'ids' in body ? body.ids : 'all', now())
      return listNotifications(tx, session.user.id)
    }),
  ),
]
