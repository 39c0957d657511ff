import type { TenantTransaction } from '../platform/database/database.ts'
import { notify } from '../notifications/notifications.ts'
import { describeDevice } from './describe-device.ts'

/** Shown for a browser or system that is not recognised. */
const unknown = '?'

/** Remembers that a user signed in from a device. A user with known devices gets a notification about a new one. */
export async function noteDevice(tx: TenantTransaction, userId: string, userAgent: string, now: Date): Promise<void> {
  const { browser, system } = describeDevice(userAgent)
  const names = { browser: browser ?? unknown, system: system ?? unknown }
  const device = `${names.browser}, ${names.system}`
  const added = await tx.db
    .insertInto('known_devices')
    .values({ tenant: tx.tenant, user_id: userId, device, first_seen_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id', 'device']).doNothing())
    .returning('device')
    .executeTakeFirst()
  if (!added || !(await hasOtherDevices(tx, userId, device))) return
  await notify(tx, userId, { kind: 'new-device', params: names }, now)
}

async function hasOtherDevices({ tenant, db }: TenantTransaction, userId: string, device: string): Promise<boolean> {
  const other = await db
    .selectFrom('known_devices')
    .select('device')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('device', '!=', device)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
