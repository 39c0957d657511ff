import { sql } from 'kysely'
import { Client } from 'pg'
import { grantRole } from '../../../../src/server/accounts/account-roles.ts'
import { beginSession } from '../../../../src/server/accounts/sessions.ts'
import { createUser } from '../../../../src/server/accounts/users.ts'
import type { Database, TenantTransaction } from '../../../../src/server/platform/database/database.ts'
import { formOf } from '../../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../../src/server/platform/published/published-tenant.ts'

const portion = 5000
const signedIn = 100

/** Who is in the filled organisation. */
export interface Billable {
  /** The sessions of some members who are billed. */
  readonly tokens: readonly string[]
  /** The profiles of some others. */
  readonly payers: readonly string[]
  /** The session of a finance officer. */
  readonly officer: string
}

/**
 * Adds members with names who are to be billed, and one more in twenty who is not active. A tenth of them wants no
 * reminders by e-mail.
 */
export async function fillBillable(
  database: Database,
  published: PublishedTenant,
  { members, url }: { readonly members: number; readonly url: string },
): Promise<Billable> {
  const { id } = published
  const all = members + Math.floor(members / 20)
  for (let first = 1; first <= all; first += portion) {
    const last = Math.min(all, first + portion - 1)
    await database.inTenant(id, (tx) => addPortion(tx, published, { first, last, members }))
  }
  await vacuum(url)
  return database.inTenant(id, async (tx) => ({
    officer: await signInOfficer(tx),
    payers: await profilesFrom(tx, signedIn + 1),
    tokens: await signInMembers(tx),
  }))
}

interface Portion {
  readonly first: number
  readonly last: number
  readonly members: number
}

async function addPortion({ db, tenant }: TenantTransaction, published: PublishedTenant, portionOf: Portion) {
  const { first, last, members } = portionOf
  const bioHash = formOf(published, 'sections/bio').hash
  const numbers = sql`generate_series(${first}::int, ${last}::int) as n`
  const id = (kind: string) => sql`md5(${kind} || n)::uuid`
  const category = sql`(array['GRADUATE', 'TECHNICIAN', 'PROFESSIONAL', 'CONSULTING', 'FELLOW'])[1 + n % 5]`
  await sql`insert into users (tenant, id, email, phone, id_number, password_hash, type, category, profile_id, verified_at,
      created_at, email_reminders)
    select ${tenant}, ${id('user')}, 'bench' || n || '@bench.example', '0700000000', 'B' || n, 'none', 'Individual',
      ${category}, ${id('profile')}, now(), now(), n % 10 <> 0 from ${numbers}`.execute(db)
  await sql`insert into profiles (tenant, id, user_id, type, member_no, member_information, created_at)
    select ${tenant}, ${id('profile')}, ${id('user')}, 'Individual', 'B' || n, jsonb_build_array(jsonb_build_object(
      'No', 'B' || n, 'Category', ${category}, 'Registration_Date', '2020-01-01',
      'Status', case when n <= ${members}::int then 'Active' else 'Inactive' end)), now() from ${numbers}`.execute(db)
  await sql`insert into records (tenant, profile_id, section, entry_no, answers, form_hash, retired, created_at, updated_at)
    select ${tenant}, ${id('profile')}, 'sections/bio', 1,
      jsonb_build_object('FirstName', 'WAMBUI', 'LastName', 'NUMBER ' || n), ${bioHash}, '{}', now(), now()
    from ${numbers}`.execute(db)
}

/** Autovacuum would do the same within a minute. */
async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function signInOfficer(tx: TenantTransaction): Promise<string> {
  const now = new Date()
  const user = await createUser(tx, {
    email: 'officer@bench.example',
    phone: '0700000000',
    id_number: 'OFFICER',
    password_hash: 'none: nobody signs in with a password here',
    type: 'Individual',
    category: 'GRADUATE',
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (user === undefined) throw new Error('The officer is there already')
  await grantRole(tx, { userId: user.id, role: 'finance' }, now)
  return (await beginSession(tx, user.id, 'bench', now)).token
}

async function signInMembers(tx: TenantTransaction): Promise<readonly string[]> {
  const users = sql<{ id: string }>`select md5('user' || n)::uuid as id from generate_series(1, ${signedIn}::int) as n`
  const tokens: string[] = []
  for (const { id } of (await users.execute(tx.db)).rows) {
    tokens.push((await beginSession(tx, id, 'bench', new Date())).token)
  }
  return tokens
}

async function profilesFrom({ db }: TenantTransaction, first: number): Promise<readonly string[]> {
  const numbers = sql`generate_series(${first}::int, ${first + signedIn - 1}::int) as n`
  const { rows } = await sql<{ id: string }>`select md5('profile' || n)::uuid as id from ${numbers}`.execute(db)
  return rows.map(({ id }) => id)
}
