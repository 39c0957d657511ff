import { sql } from 'kysely'
import { processHash } from '../../../src/engine/cases/process.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { formOf } from '../../../src/server/platform/published/published-tenant.ts'

const portion = 5000

/**
 * Adds cases of a type, each of a member with a name, spread over its states and over four months. Every third is
 * assigned to a clerk, whose account is returned, and every tenth case was once decided by that clerk.
 */
export async function fillDesk(
  database: Database,
  tenant: PublishedTenant,
  type: CaseType,
  count: number,
): Promise<string> {
  const clerk = await database.inTenant(tenant.id, async (tx) => {
    const user = await createUser(tx, {
      email: 'clerk@bench.example',
      phone: '0700000000',
      id_number: 'CLERK',
      password_hash: 'none: nobody signs in with a password here',
      type: 'Individual',
      category: 'GRADUATE',
      profile_id: null,
      verified_at: new Date(),
      created_at: new Date(),
    })
    if (user === undefined) throw new Error('The clerk is there already')
    return user.id
  })
  for (let first = 1; first <= count; first += portion) {
    await database.inTenant(tenant.id, (tx) => addPortion(tx, { tenant, type, clerk, first }))
  }
  return clerk
}

interface Portion {
  readonly tenant: PublishedTenant
  readonly type: CaseType
  readonly clerk: string
  readonly first: number
}

async function addPortion({ db, tenant }: TenantTransaction, { tenant: published, type, clerk, first }: Portion) {
  const states = type.declared.states.map(({ id }) => id)
  const final = type.declared.states.map(({ final: isFinal = false }) => isFinal)
  const formHash = formOf(published, type.id).hash
  const bioHash = formOf(published, 'sections/bio').hash
  const memory = { last: {}, acted: [], reviews: [], questions: [], keys: {}, since: '', startedAt: '' }
  const numbers = sql`generate_series(${first}::int, ${first + portion - 1}::int) as n`
  const id = (kind: string) => sql`md5(${kind} || n)::uuid`
  await sql`insert into users (tenant, id, email, phone, id_number, password_hash, type, category, profile_id, verified_at,
      created_at)
    select ${tenant}, ${id('user')}, 'bench' || n || '@bench.example', '0700000000', 'B' || n, 'none', 'Individual',
      'GRADUATE', ${id('profile')}, now(), now() from ${numbers}`.execute(db)
  await sql`insert into profiles (tenant, id, user_id, type, member_information, created_at)
    select ${tenant}, ${id('profile')}, ${id('user')}, 'Individual', '[]', now() from ${numbers}`.execute(db)
  await sql`insert into records (tenant, profile_id, section, entry_no, answers, form_hash, retired, created_at, updated_at)
    select ${tenant}, ${id('profile')}, 'sections/bio', 1,
      jsonb_build_object('FirstName', 'WAMBUI', 'LastName', 'NUMBER ' || n), ${bioHash}, '{}', now(), now()
    from ${numbers}`.execute(db)
  await sql`insert into cases (tenant, id, type, number, owner_id, profile_id, state, final, visit, revision, process_hash,
      form_hash, answers, memory, asked, assignee_id, started_at, entered_at)
    select ${tenant}, ${id('case')}, ${type.id}, 'BENCH-' || lpad(n::text, 7, '0'), ${id('user')}, ${id('profile')},
      (${states}::text[])[1 + n % ${states.length}::int], (${final}::boolean[])[1 + n % ${states.length}::int], 1, 1,
      ${processHash(type)}, ${formHash}, '{}', ${JSON.stringify(memory)}::jsonb, n % 20 = 0,
      case when n % 3 = 0 then ${clerk}::uuid end, now() - n * interval '100 seconds', now() - n * interval '90 seconds'
    from ${numbers}`.execute(db)
  await sql`insert into case_history (tenant, case_id, entry_no, kind, acted_by, from_state, to_state, revision, input,
      hidden, at)
    select ${tenant}, ${id('case')}, 1, 'transition', case when n % 10 = 0 then ${clerk}::text else 'system' end, 'start',
      ${states[0] ?? ''}, 1, '{}', false, now() from ${numbers}`.execute(db)
}
