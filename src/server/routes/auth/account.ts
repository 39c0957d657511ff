import { userCalls } from '../../../contract/user.ts'
import type { NotificationPreferences } from '../../../contract/user.ts'
import { endCurrentSession } from '../../accounts/acting.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { updateUser } from '../../accounts/users.ts'
import { Refusal } from '../../platform/refusal.ts'
import { implement } from '../../http/implement.ts'
import { describeCaller } from '../../views/describe-caller.ts'

/** The signed-in user. */
export const accountRoutes = [
  implement(userCalls.user, ({ tenant, session: { user, actorId, openedBy } }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => describeCaller(tx, { tenant, user, actorId, openedBy, now: now() })),
  ),
  implement(userCalls.notification, async ({ tenant, session: { user }, body }, { database }) => {
    const wanted = {
      email_reminders: body.flag('email_reminders'),
      email_updates: body.flag('email_updates'),
      sms_reminders: body.flag('sms_reminders'),
      sms_updates: body.flag('sms_updates'),
    }
    // What the request leaves out stays: another device may have changed it.
    const isAny = Object.values(wanted).some((value) => value !== undefined)
    if (!isAny) throw new Refusal('bad-request', { message: { key: 'server.no-preference' } })
    return preferencesOf(await database.inTenant(tenant.id, (tx) => updateUser(tx, user.id, wanted)))
  }),
  implement(userCalls.logout, async ({ tenant, session }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) => endCurrentSession(tx, session, now()))
    return { message: { key: 'server.signed-out' } } as const
  }),
]

const preferencesOf = (user: UserRow): NotificationPreferences => ({
  email_reminders: user.email_reminders,
  email_updates: user.email_updates,
  sms_reminders: user.sms_reminders,
  sms_updates: user.sms_updates,
})
