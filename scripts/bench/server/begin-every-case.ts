import { typesForProfiles } from '../../../src/engine/cases/begun-with-profile.ts'
import { declaredStaff } from '../../../src/server/accounts/account-roles.ts'
import { beginForProfile, profilesWithout } from '../../../src/server/cases/begin-for-profile.ts'
import { messageKind } from '../../../src/server/messages/outbox.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'

const portion = 250

/**
 * Starts the cases that every profile has, as the server does when a profile is made, and drops the messages about it.
 * Without, the server would begin the cases, and send the messages, while the bench measures something else.
 */
export async function beginEveryCase(database: Database, tenant: PublishedTenant): Promise<void> {
  const world = { tenant, origin: 'https://bench.example', staff: declaredStaff, now: new Date() }
  for (const type of typesForProfiles(tenant.cases)) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (let found = portion; found === portion;) {
      const ids = await database.inTenant(tenant.id, async (tx) => {
        const without = await profilesWithout(tx, type, { after, limit: portion })
        for (const id of without) await beginForProfile(tx, world, id)
        return without
      })
      found = ids.length
      after = ids.at(-1) ?? after
    }
  }
  await database.inTenant(tenant.id, ({ db }) => db.deleteFrom('jobs').where('kind', '=', messageKind).execute())
}
