import type { Selectable } from 'kysely'
import type { AuditPerson } from '../../contract/audit-entry.ts'
import { profileNames } from '../cases/person-names.ts'
import { operatorId } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { AuditLogTable } from '../platform/database/tables/audit-log.ts'

/** What an entry says of people: by their ids, and by the action, because a referee has no account. */
export type NamingEntry = Pick<Selectable<AuditLogTable>, 'actor_id' | 'action' | 'subject_id'>

/** Whom an entry names. */
export interface EntryPeople {
  readonly by: AuditPerson
  readonly whom: AuditPerson | null
}

/** Returns a function that tells whom one of these entries names. */
export async function namedPeople(
  { tenant, db }: TenantTransaction,
  entries: readonly NamingEntry[],
): Promise<(entry: NamingEntry) => EntryPeople> {
  const ids = new Set(entries.flatMap(({ actor_id, subject_id }) => [actor_id, ...(subject_id ? [subject_id] : [])]))
  const rows =
    ids.size === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'email', 'profile_id', 'deleted_at'])
          .where('tenant', '=', tenant)
          .where('id', 'in', [...ids])
          .execute()
  const names = await profileNames(
    { tenant, db },
    rows.flatMap(({ profile_id }) => profile_id ?? []),
  )
  const accounts = new Map(
    rows.map(({ id, email, profile_id, deleted_at }): [string, AuditPerson] => {
      const name = names.get(profile_id ?? '')
      const isDeleted = deleted_at !== null
      return [id, isDeleted ? deleted(name) : { kind: 'account', name: name ?? email, email }]
    }),
  )
  const account = (id: string) => accounts.get(id) ?? deleted()
  return ({ actor_id, action, subject_id }) => ({
    by: withoutAccount({ actor_id, action }) ?? account(actor_id),
    whom: subject_id === null ? null : account(subject_id),
  })
}

/** What the register or a case keeps of somebody's name stays with the profile; an account has no address any more. */
const deleted = (name: string | null = null): AuditPerson => ({ kind: 'deleted', name, email: null })

function withoutAccount({ actor_id, action }: Pick<NamingEntry, 'actor_id' | 'action'>): AuditPerson | undefined {
  if (actor_id === operatorId) return { kind: 'operator', name: null, email: null }
  const isAnswer = action === 'referee-accepted' || action === 'referee-rejected'
  return isAnswer ? { kind: 'referee', name: null, email: null } : undefined
}
