import type { TestServer } from './start-test-server.ts'

/** Lets days pass, and keeps the sessions of an organisation, which last for hours. */
export async function letDaysPass({ clock, services }: TestServer, days: number, tenant = 'demo'): Promise<void> {
  clock.advance({ days })
  const expires_at = new Date(clock.now().getTime() + 60_000)
  await services.database.inTenant(tenant, ({ db }) => db.updateTable('sessions').set({ expires_at }).execute())
}
