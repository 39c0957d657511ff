import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../../contract/calls.ts'
import type { NotificationPreferences } from '../../../contract/user.ts'
import { endCurrentSession } from '../../accounts/acting.ts'
import { updateUser } from '../../accounts/users.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { sessionOf } from '../../http/session.ts'
import { tenantOf } from '../../http/tenant.ts'
import { describeCaller } from '../../views/describe-caller.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'

const preferencesOf = (user: UserRow): NotificationPreferences => ({
  email_reminders: user.email_reminders,
  email_updates: user.email_updates,
  sms_reminders: user.sms_reminders,
  sms_updates: user.sms_updates,
})

/** auth/user, auth/notification and auth/logout. */
export const accountResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Services) => {
    const config = { session: 'required' } as const
    app.get(apiPath(calls.user.path), { config }, async (request) => {
      const tenant = tenantOf(request)
      const { user, actorId } = sessionOf(request)
      const caller = { tenant, user, actorId, now: now() }
      return { data: await database.inTenant(tenant.id, (tx) => describeCaller(tx, caller)) }
    })
    app.post(apiPath(calls.notification.path), { config }, async (request) => {
      const tenant = tenantOf(request)
      const answers = checkBody(tenant, 'forms/notification-preferences', request, now())
      const wanted = {
        email_reminders: answers.flag('email_reminders'),
        email_updates: answers.flag('email_updates'),
        sms_reminders: answers.flag('sms_reminders'),
        sms_updates: answers.flag('sms_updates'),
      }
      const { user } = sessionOf(request)
      // What the request leaves out stays as it is: another device may have changed it in the meantime.
      const isAny = Object.values(wanted).some((value) => value !== undefined)
      const changed = isAny ? await database.inTenant(tenant.id, (tx) => updateUser(tx, user.id, wanted)) : user
      return { data: preferencesOf(changed) }
    })
    app.post(apiPath(calls.logout.path), { config }, async (request) => {
      await database.inTenant(tenantOf(request).id, (tx) => endCurrentSession(tx, sessionOf(request), now()))
      return { data: { message: 'You are signed out' } }
    })
  },
  { name: 'account', dependencies: ['tenant', 'errors', 'session'] },
)
