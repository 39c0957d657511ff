import { sql } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { personSeparator } from '../platform/publications/publication-job.ts'
import type { PersonRead } from '../platform/publications/publication-job.ts'
import { account, addedToProfile, mainAnswers } from './people-with-records.ts'

/**
 * Those of some profiles that have an account, each with the records of some sections and what rules read besides, as
 * `ApplicantsRecords`: JSON with a `personSeparator` between them; null where there are none.
 */
export async function applicantsWithRecords(
  { tenant, db }: TenantTransaction,
  profiles: readonly string[],
  { sections, read }: { readonly sections: readonly DocumentId[]; readonly read: PersonRead },
): Promise<string | null> {
  const query = sql<{ readonly people: string | null }>`
    select string_agg(row_to_json(found)::text, ${personSeparator}) as people
    from (
      select p.type, ${account(read)} as "user", ${addedToProfile(read)} as profile, ${mainAnswers(tenant, read)} as main,
        (select coalesce(json_agg(kept order by kept.section, kept.entry_no), '[]') from (
          select r.section, r.entry_no, r.answers, r.form_hash as "formHash", r.retired from records r
          where r.tenant = ${tenant} and r.profile_id = p.id and r.section = any(${sections}::text[])
        ) as kept) as records
      from profiles p
      join users u on u.tenant = ${tenant} and u.id = p.user_id
      where p.tenant = ${tenant} and p.id = any(${profiles}::uuid[])
    ) as found`
  const { rows } = await query.execute(db)
  return rows[0]?.people ?? null
}

/** The profiles of everybody. */
export async function allProfiles({ tenant, db }: TenantTransaction): Promise<readonly string[]> {
  const rows = await db.selectFrom('profiles').select('id').where('tenant', '=', tenant).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** How many profiles there are. */
export async function countProfiles({ tenant, db }: TenantTransaction): Promise<number> {
  const { profiles } = await db
    .selectFrom('profiles')
    .select(sql<number>`count(*)::integer`.as('profiles'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  return profiles
}
