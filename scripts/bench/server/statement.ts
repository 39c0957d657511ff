import { sql } from 'kysely'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import { readStatement } from '../../../src/server/ledger/statement.ts'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { publishedAt } from '../../../src/server/platform/published/published-at.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { makeManyMembers, manyMembersTenant } from './many-members.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const lines = 10_000
/** Others have this many each, so that the member's are not all that there is. */
const others = 20
const linesOfOthers = 200
const rounds = 15
const target = 100
const root = new URL('../../..', import.meta.url).pathname

/** How long the server needs for everything that was posted for a member. */
export const statementBench: Bench = {
  name: 'statement',
  title: `A statement of ${lines.toLocaleString('en')} lines: read, and answered as it is asked for`,
  run: () => onEachDatabase(measure),
}

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const database = await openDatabase(place)
  const variables = { REGALIA_MODE: 'sample', DATA_DIR: place.dataFolder }
  const environment = { ...readEnvironment(variables, root), databaseUrl: place.databaseUrl }
  const services = await openServices(environment, { database, tenants: await publishedAt(root) })
  const app = await buildApp(services)
  try {
    const [token, profile] = await fill(database)
    const read = await times(async () => {
      const found = await database.inTenant(manyMembersTenant, (tx) => readStatement(tx, profile))
      if (found.length !== lines) throw new Error(`The statement has ${found.length} lines.`)
    })
    const answered = await times(async () => {
      const headers = { host: `${manyMembersTenant}.localhost`, authorization: `Bearer ${token}` }
      const { statusCode } = await app.inject({ url: '/api/profile/ledger', headers })
      if (statusCode !== 200) throw new Error(`The statement was answered with ${statusCode}.`)
    })
    return [row(`${name}: read`, median(read)), row(`${name}: GET profile/ledger`, median(answered))]
  } finally {
    await app.close()
    await Promise.all([services.documents.close(), services.checking.close()])
    await database.close()
  }
}

async function fill(database: Database): Promise<readonly [token: string, profile: string]> {
  const [token = ''] = await makeManyMembers(database, others + 1, new Date())
  const ids = await database.inTenant(manyMembersTenant, async (tx) => {
    const rows = await tx.db
      .selectFrom('users')
      .select('profile_id')
      .where('tenant', '=', tx.tenant)
      .where('email', 'like', 'member%@bench.example')
      .orderBy('created_at')
      .orderBy('email')
      .execute()
    const profiles = rows.flatMap(({ profile_id }) => profile_id ?? [])
    for (const [nth, profile] of profiles.entries()) await post(tx, profile, nth === 0 ? lines : linesOfOthers)
    return profiles
  })
  await database.tend?.()
  if (database.kind === 'postgres') {
    await database.inTenant(manyMembersTenant, ({ db }) => sql`analyze`.execute(db)).catch(() => undefined)
  }
  return [token, ids[0] ?? '']
}

/** Half are invoices of a line, of which every fifth is not paid; half are receipts. */
async function post({ tenant, db }: TenantTransaction, profile: string, count: number): Promise<void> {
  await sql`insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description,
      amount_cents, currency, posted_on, posted_at)
    select ${tenant}, gen_random_uuid(), case when n % 2 = 0 then 'invoice' else 'receipt' end,
      ${profile.slice(0, 8)} || '-' || n, ${profile}::uuid, '{"name": "Ada"}', 'SUBS-2026', 'Subscription Payment', 150000,
      'KES', date '2020-01-01' + (n / 10), timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`insert into ledger_lines (tenant, document_id, line_no, number, profile_id, item, description, amount_cents,
      vat_cents, currency, billed_at, paid_cents)
    select tenant, id, 1, number, profile_id, 'subscription', description, amount_cents, 0, currency, posted_at,
      case when right(number, 1) = '0' then 0 else amount_cents end
    from ledger_documents where tenant = ${tenant} and profile_id = ${profile} and kind = 'invoice'`.execute(db)
}

async function times(work: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return taken
}

const row = (label: string, value: number): BenchRow => ({
  label,
  value,
  unit: 'ms',
  target: `≤ ${target} ms`,
  met: value <= target,
})
