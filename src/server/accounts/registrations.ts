import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { RegistrationsTable } from '../platform/database/tables/accounts.ts'
import { hashToken, makeToken } from '../platform/secrets/secret-token.ts'
import { normaliseEmail } from './users.ts'

export type RegistrationRow = Selectable<RegistrationsTable>

/** The data of a registration; the password is already hashed. */
export type Registrant = Omit<Insertable<RegistrationsTable>, 'tenant' | 'id' | 'link_hash' | 'created_at'>

/** How long a registration waits for the owner of its e-mail, and its link is valid; seconds. */
const waitingSeconds = 7 * 24 * 60 * 60

const waitingSince = (now: Date): Date => new Date(now.getTime() - waitingSeconds * 1000)

/** Adds a registration; others that wait for the same e-mail stay unchanged. */
export async function insertRegistration(
  { tenant, db }: TenantTransaction,
  registrant: Registrant,
  now: Date,
): Promise<RegistrationRow> {
  const email = normaliseEmail(registrant.email)
  return db
    .insertInto('registrations')
    .values({ ...registrant, email, tenant, id: randomUUID(), link_hash: null, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const waiting = ({ tenant, db }: TenantTransaction, now: Date) =>
  db.selectFrom('registrations').selectAll().where('tenant', '=', tenant).where('created_at', '>', waitingSince(now))

/** A registration that is still waiting. */
export const findRegistration = (tx: TenantTransaction, id: string, now: Date): Promise<RegistrationRow | undefined> =>
  waiting(tx, now).where('id', '=', id).executeTakeFirst()

/** The first and the last registration waiting for an e-mail; the same one twice if there is only one. */
export async function findWaiting(
  tx: TenantTransaction,
  email: string,
  now: Date,
): Promise<readonly [first: RegistrationRow | undefined, last: RegistrationRow | undefined]> {
  const of = waiting(tx, now).where('email', '=', email).limit(1)
  return [await of.orderBy('created_at').executeTakeFirst(), await of.orderBy('created_at', 'desc').executeTakeFirst()]
}

/** Gives a registration the code of a new link; an earlier one becomes invalid. */
export async function renewLink({ tenant, db }: TenantTransaction, id: string): Promise<string> {
  const token = makeToken()
  await db
    .updateTable('registrations')
    .set({ link_hash: hashToken(token) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  return token
}

/** The registration of a link that is still valid. */
export const findLinked = (tx: TenantTransaction, token: string, now: Date): Promise<RegistrationRow | undefined> =>
  waiting(tx, now).where('link_hash', '=', hashToken(token)).executeTakeFirst()

/** Deletes a registration and its challenges, because it became an account. */
export async function removeRegistration({ tenant, db }: TenantTransaction, id: string): Promise<void> {
  await db.deleteFrom('registrations').where('tenant', '=', tenant).where('id', '=', id).execute()
}
