import { setTimeout } from 'node:timers/promises'
import type { Database, TenantTransaction } from '../../platform/database/database.ts'

/** The token of an organisation's account with a provider. */
export interface TokenPlace {
  readonly database: Pick<Database, 'inTenant'>
  readonly tenant: string
  readonly provider: string
  readonly shortcode: string
  readonly now: () => Date
}

/** A token as the provider gives it. */
export interface NewToken {
  readonly token: string
  /** From now, in milliseconds. */
  readonly lasts: number
}

/** How long one process may take to renew a token before another does; and how long others wait between looks. */
const renewal = 8000
const look = 100
/** A token is renewed this long before it ends; milliseconds. */
const early = 60_000

/**
 * The token that all server processes share: each new one ends the one before, so that only one process renews it, and
 * the others wait for it.
 *
 * @param signal ends the waiting
 * @throws whatever `renew` throws; an Error when another process has not renewed it in time
 */
export async function sharedToken(
  place: TokenPlace,
  renew: () => Promise<NewToken>,
  signal: AbortSignal,
): Promise<string> {
  for (let waited = 0; waited <= renewal; waited += look) {
    const found = await place.database.inTenant(place.tenant, (tx) => takeToken(tx, place))
    if (found.kind === 'token') return found.token
    if (found.kind === 'renew') return renewed(place, renew)
    await setTimeout(look, undefined, { signal })
  }
  throw new Error('The token of a payment provider was not renewed.')
}

async function renewed(place: TokenPlace, renew: () => Promise<NewToken>): Promise<string> {
  const { database, tenant, now } = place
  const made = await renew().catch(async (error: unknown) => {
    const released = { renewing_until: now() }
    await database.inTenant(tenant, (tx) => ofPlace(tx, place).set(released).execute())
    throw error
  })
  const ends_at = new Date(now().getTime() + made.lasts - early)
  const kept = { token: made.token, ends_at, renewing_until: now() }
  await database.inTenant(tenant, (tx) => ofPlace(tx, place).set(kept).execute())
  return made.token
}

/** Notes that a provider no longer takes a token, unless there is another already. */
export const dropToken = (place: TokenPlace, token: string): Promise<unknown> =>
  place.database.inTenant(place.tenant, (tx) =>
    ofPlace(tx, place)
      .set({ ends_at: new Date(0) })
      .where('token', '=', token)
      .execute(),
  )

type Taken = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'renew' | 'wait' }

async function takeToken(tx: TenantTransaction, place: TokenPlace): Promise<Taken> {
  const { tenant, db } = tx
  const { provider, shortcode } = place
  const none = { tenant, provider, shortcode, token: '', ends_at: new Date(0), renewing_until: new Date(0) }
  const begun = db.insertInto('provider_tokens').values(none)
  await begun.onConflict((conflict) => conflict.columns(['tenant', 'provider', 'shortcode']).doNothing()).execute()
  const row = await db
    .selectFrom('provider_tokens')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const now = place.now()
  if (row.ends_at > now) return { kind: 'token', token: row.token }
  if (row.renewing_until > now) return { kind: 'wait' }
  await ofPlace(tx, place)
    .set({ renewing_until: new Date(now.getTime() + renewal) })
    .execute()
  return { kind: 'renew' }
}

const ofPlace = ({ tenant, db }: TenantTransaction, { provider, shortcode }: TokenPlace) =>
  db
    .updateTable('provider_tokens')
    .where('tenant', '=', tenant)
    .where('provider', '=', provider)
    .where('shortcode', '=', shortcode)
