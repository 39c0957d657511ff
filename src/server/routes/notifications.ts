import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { ReadNotificationsBody } from '../../contract/notification.ts'
import { listNotifications, markRead } from '../notifications/notifications.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** notifications and notifications/read: the caller's own. */
export const notificationsResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Services) => {
    const config = { session: 'required' } as const
    app.get(apiPath(calls.notifications.path), { config }, async (request) => ({
      data: await database.inTenant(tenantOf(request).id, (tx) => listNotifications(tx, sessionOf(request).user.id)),
    }))
    app.post<{ Body: ReadNotificationsBody }>(
      apiPath(calls.readNotifications.path),
      { config, schema: { body: ReadNotificationsBody } },
      async (request) => {
        const { id } = sessionOf(request).user
        const ids = 'ids' in request.body ? request.body.ids : 'all'
        const data = await database.inTenant(tenantOf(request).id, async (tx) => {
          await markRead(tx, id, ids, now())
          return listNotifications(tx, id)
        })
        return { data }
      },
    )
  },
  { name: 'notifications', dependencies: ['tenant', 'errors', 'session'] },
)
