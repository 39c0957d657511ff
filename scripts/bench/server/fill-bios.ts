import { sql } from 'kysely'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { formOf } from '../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'

const portion = 5000

/** The section, and the field that every fourth lacks. */
export const bio = 'sections/bio'
export const lackedField = 'SecondName'

/** Categories by turns; the title that all of them have is not for the last one. */
const categories = ['GRADUATE', 'TECHNICIAN', 'FELLOW'] as const
const untitled = 'FELLOW'

/** The action by which bios have to have what every fourth lacks. */
export const requireLacked = {
  target: '$.schema.required',
  description: 'It is measured.',
  update: [lackedField],
  'x-absent': true,
} as const

/** Adds people with an account, a profile and a full bio, numbered from 1. */
export async function fillBios(
  database: Pick<Database, 'inTenant'>,
  published: PublishedTenant,
  people: number,
): Promise<void> {
  for (let first = 1; first <= people; first += portion) {
    const last = Math.min(people, first + portion - 1)
    await database.inTenant(published.id, (tx) => addBios(tx, published, { first, last }))
  }
}

/** Of so many people, how many lack the field and are complete without it, by their category. */
export function lackingBios(people: number): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (let n = 4; n <= people; n += 4) {
    const category = categories[n % categories.length] ?? untitled
    if (category !== untitled) found[category] = (found[category] ?? 0) + 1
  }
  return found
}

async function addBios(
  { db, tenant }: TenantTransaction,
  published: PublishedTenant,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  const [answers] = published.samples.get(bio) ?? []
  if (answers === undefined) throw new Error(`${bio} has no example.`)
  const numbers = sql`generate_series(${first}::int, ${last}::int) as n`
  const id = (kind: string) => sql`md5(${kind} || n)::uuid`
  const category = sql`(${sql.val([...categories])}::text[])[1 + n % ${sql.lit(categories.length)}]`
  await sql`insert into users (tenant, id, email, phone, id_number, password_hash, type, category, profile_id, verified_at,
      created_at)
    select ${tenant}, ${id('user')}, 'bench' || n || '@bench.example', '0700000000', 'B' || n, 'none', 'Individual',
      ${category}, ${id('profile')}, now(), now() from ${numbers}`.execute(db)
  await sql`insert into profiles (tenant, id, user_id, type, member_information, created_at)
    select ${tenant}, ${id('profile')}, ${id('user')}, 'Individual', '[]', now() from ${numbers}`.execute(db)
  await sql`insert into records (tenant, profile_id, section, entry_no, answers, form_hash, retired, created_at, updated_at)
    select ${tenant}, ${id('profile')}, ${bio}, 1,
      case when n % 4 = 0 then ${JSON.stringify(answers)}::jsonb - ${lackedField}::text
        else ${JSON.stringify(answers)}::jsonb end,
      ${formOf(published, bio).hash}, '{}', now(), now()
    from ${numbers}`.execute(db)
}
