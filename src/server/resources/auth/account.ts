import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../../contract/calls.ts'
import { endSession } from '../../accounts/sessions.ts'
import { updateUser } from '../../accounts/users.ts'
import { checkBody } from '../../forms/check-body.ts'
import { sessionOf } from '../../plugins/session.ts'
import { tenantOf } from '../../plugins/tenant.ts'
import { describeUser } from '../../profiles/describe-user.ts'
import type { Services } from '../../services.ts'
import { apiPath } from '../api-path.ts'

/** auth/user, auth/notification and auth/logout. */
export const accountResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Services) => {
    const config = { session: 'required' } as const
    app.get(apiPath(calls.user.path), { config }, async (request) => {
      const tenant = tenantOf(request)
      const { user } = sessionOf(request)
      return { data: await database.inTenant(tenant.id, (tx) => describeUser(tx, tenant, user)) }
    })
    app.post(apiPath(calls.notification.path), { config }, async (request) => {
      const tenant = tenantOf(request)
      const answers = checkBody(tenant, 'forms/notification-preferences', request, now())
      const preferences = {
        email_reminders: answers.flag('email_reminders'),
        email_updates: answers.flag('email_updates'),
        sms_reminders: answers.flag('sms_reminders'),
        sms_updates: answers.flag('sms_updates'),
      }
      await database.inTenant(tenant.id, (tx) => updateUser(tx, sessionOf(request).user.id, preferences))
      return { data: preferences }
    })
    app.post(apiPath(calls.logout.path), { config }, async (request) => {
      await database.inTenant(tenantOf(request).id, (tx) => endSession(tx, sessionOf(request).tokenHash))
      return { data: { message: 'You are signed out' } }
    })
  },
  { name: 'account', dependencies: ['tenant', 'errors', 'session'] },
)
