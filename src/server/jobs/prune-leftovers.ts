import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { oldestKnownUse } from '../accounts/device-tokens.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Environment } from '../platform/environment.ts'
import { areOldCalls } from '../cases/case-calls.ts'
import { haveLeft } from '../cases/desk/case-readers.ts'
import { areOldKeys, pruneChangeKeys } from '../sections/change-keys.ts'
import { day, retentionEnds } from './retention.ts'
import type { RetentionEnds } from './retention.ts'
import type { JobLook, JobRun, TenantJob } from '../platform/jobs/tenant-job.ts'

/** How many rows one transaction changes, to keep it short. */
const batch = 500

/** What decides whether a row is a leftover. */
interface Circumstances extends RetentionEnds {
  readonly now: Date
  readonly mode: Environment['mode']
}

/** One kind of leftover: rows of a table by their key, and how they are pruned. */
interface Leftover {
  readonly name: string
  readonly table: keyof Tables
  readonly key: string
  readonly isOver: (circumstances: Circumstances) => RawBuilder<boolean>
  /** Overwrites a secret; without it the rows are deleted. */
  readonly set?: RawBuilder<unknown>
  /**
   * Columns that refer to the rows, set to null before the rows are deleted: no foreign key that includes the tenant
   * does that.
   */
  readonly namedBy?: readonly (readonly [table: keyof Tables, column: string])[]
}

/** How long after its last code a challenge may get a new one, and a decoy is still compared with. */
const challengeLife = day

/** In this order, because an account is deleted when nothing is left that could activate it. */
const leftovers: readonly Leftover[] = [
  { name: 'sessions', table: 'sessions', key: 'token_hash', isOver: ({ now }) => sql`expires_at <= ${now}` },
  {
    name: 'challenges',
    table: 'challenges',
    key: 'id_hash',
    isOver: ({ now }) => sql`sent_at <= ${new Date(now.getTime() - challengeLife)}`,
  },
  {
    name: 'links',
    table: 'links',
    key: 'token_hash',
    isOver: ({ now }) => sql`(used_at is not null or expires_at <= ${now})`,
  },
  { name: 'activations', table: 'activations', key: 'email', isOver: ({ now }) => sql`expires_at <= ${now}` },
  { name: 'limits', table: 'limits', key: 'key', isOver: ({ now }) => sql`resets_at <= ${now}` },
  {
    name: 'device-tokens',
    table: 'device_tokens',
    key: 'token_hash',
    isOver: ({ now }) => sql`used_at <= ${oldestKnownUse(now)}`,
  },
  {
    name: 'registrations',
    table: 'registrations',
    key: 'id',
    isOver: ({ unverifiedAccounts }) => sql`created_at <= ${unverifiedAccounts}`,
  },
  {
    name: 'unverified-accounts',
    table: 'users',
    key: 'id',
    isOver: ({ unverifiedAccounts }) => sql`verified_at is null and created_at <= ${unverifiedAccounts}
      and not exists (select from challenges c where c.tenant = users.tenant and c.user_id = users.id)
      and not exists (select from links l where l.tenant = users.tenant and l.user_id = users.id)`,
    namedBy: [['members', 'user_id']],
  },
  {
    name: 'message-texts',
    table: 'outbox',
    key: 'id',
    isOver: ({ mode }) => sql`body_text <> '' and status in ('sent', 'failed', ${mode === 'sample' ? 'sent' : 'kept'})`,
    set: sql`body_text = '', body_html = null`,
  },
  {
    name: 'messages',
    table: 'outbox',
    key: 'id',
    isOver: ({ messages }) => sql`status in ('sent', 'failed', 'kept') and created_at <= ${messages}`,
  },
  {
    name: 'jobs',
    table: 'jobs',
    key: 'id',
    isOver: ({ messages }) => sql`due_at is null and finished_at <= ${messages}`,
  },
  {
    name: 'referee-links',
    table: 'referee_requests',
    key: 'id',
    isOver: ({ refereeLinks }) =>
      sql`coalesce(answered_at, expires_at) <= ${refereeLinks} and code_hash not like 'over:%'`,
    set: sql`code_hash = 'over:' || id::text, reminder_code_hash = null`,
  },
  { name: 'case-calls', table: 'case_calls', key: 'key', isOver: ({ changeKeys }) => areOldCalls(changeKeys) },
  { name: 'case-readers', table: 'case_readers', key: 'case_id', isOver: ({ now }) => haveLeft(now) },
]

/** Removes what is no longer needed: expired secrets, counts, accounts that nobody activated, old messages. */
export const pruneLeftovers: TenantJob = {
  name: 'prune-leftovers',
  every: day / 24,
  isIdle,
  async run(run) {
    const counts: Record<string, number> = {}
    for (const leftover of leftovers) counts[leftover.name] = await prune(run, leftover)
    counts['change-keys'] = await pruneKeys(run)
    return { counts }
  },
}

/** Whether an organisation has no leftover: one statement, because most of them have none in most hours. */
async function isIdle(
  { db }: TenantTransaction,
  { services, tenant: { id, declaration }, now }: JobLook,
): Promise<boolean> {
  const ends = retentionEnds(declaration.retention, now)
  const circumstances = { ...ends, now, mode: services.environment.mode }
  const kinds = [
    ...leftovers.map(({ table, isOver }) => ({ table, isOver: isOver(circumstances) })),
    { table: 'change_keys', isOver: areOldKeys(ends.changeKeys) },
  ]
  const found = kinds.map(
    ({ table, isOver }) => sql`exists (select from ${sql.table(table)} where tenant = ${id} and ${isOver})`,
  )
  const { rows } = await sql<{ due: boolean }>`select ${sql.join(found, sql` or `)} as due`.execute(db)
  return rows.every(({ due }) => !due)
}

async function pruneKeys({ services, tenant, now, extendLease }: JobRun): Promise<number> {
  await extendLease()
  const { changeKeys } = retentionEnds(tenant.declaration.retention, now)
  return services.database.inTenant(tenant.id, (tx) => pruneChangeKeys(tx, changeKeys))
}

async function prune({ services, tenant, now, extendLease }: JobRun, leftover: Leftover): Promise<number> {
  const { database, environment } = services
  const ends = retentionEnds(tenant.declaration.retention, now)
  const circumstances = { ...ends, now, mode: environment.mode }
  let pruned = 0
  for (let changed = batch; changed === batch; pruned += changed) {
    await extendLease()
    changed = await database.inTenant(tenant.id, (tx) => pruneBatch(tx, leftover, circumstances))
  }
  return pruned
}

/** Rows that are locked by another transaction are left for the next run. */
async function pruneBatch(
  { tenant, db }: TenantTransaction,
  { table, key, isOver, set, namedBy = [] }: Leftover,
  circumstances: Circumstances,
): Promise<number> {
  const rows = sql.table(table)
  const ofTenant = sql`${rows}.tenant = ${tenant}`
  const found = await sql<{ chosen: string }>`select ${sql.ref(key)} as chosen from ${rows}
    where ${ofTenant} and ${isOver(circumstances)} limit ${batch} for update skip locked`.execute(db)
  if (found.rows.length === 0) return 0
  const chosen = sql.join(found.rows.map((row) => row.chosen))
  for (const [naming, column] of namedBy) {
    const name = sql.ref(column)
    await sql`update ${sql.table(naming)} set ${name} = null where tenant = ${tenant} and ${name} in (${chosen})`.execute(
      db,
    )
  }
  const change = set ? sql`update ${rows} set ${set}` : sql`delete from ${rows}`
  // The condition again, because `key` may be only a part of the primary key: a shared device has one token, and a row
  // for each of its users.
  const result =
    await sql`${change} where ${ofTenant} and ${sql.ref(key)} in (${chosen}) and ${isOver(circumstances)}`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
