import { placeholdersIn } from '../../../engine/cases/values/placeholders.ts'
import { readFact } from '../../../engine/cases/values/resolve-value.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import { findUser } from '../../accounts/users.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import { queueMessages } from '../../messages/outbox.ts'
import { notify } from '../../notifications/notifications.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { StaffMember } from '../../platform/staff-roles.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { CasePlace } from '../case-place.ts'

/** A declared message and whom it goes to: `owner`, `assignee`, relations to people, roles. */
interface Notice {
  readonly message: string
  readonly to: readonly string[]
}

/**
 * Queues a declared message as e-mail to each of the people once, and notifies them in the portal. It is in the
 * organisation's language, because nobody knows which one they read.
 */
export async function notifyPeople(
  tx: TenantTransaction,
  place: CasePlace,
  kase: Case,
  { notice, values }: { readonly notice: Notice; readonly values: NamedValues },
): Promise<void> {
  const tenant = inLanguage(place.tenant)
  const declared = (tenant.cases.get(kase.type) ?? place.type).declared.messages?.find(
    ({ id }) => id === notice.message,
  )
  if (declared === undefined) return
  const subject = filled(declared.subject, values)
  const text = filled(declared.text, values)
  for (const person of await peopleIn(tx, place, kase, notice.to)) {
    const content = { recipient: person.email, kind: 'case' as const, params: { subject, text }, link: place.origin }
    await queueMessages(tx, [await composeEmail(tx, tenant, content)], place.now)
    await notify(tx, person.id, { kind: 'case', params: { subject } }, place.now)
  }
}

/** A text with the facts that it names in braces; one that there is not leaves nothing. */
function filled(text: string, values: NamedValues): string {
  return placeholdersIn(text).reduce((whole, name) => {
    const value = readFact(name, values)
    return whole.replaceAll(`{${name}}`, value === undefined || value === null ? '' : String(value))
  }, text)
}

async function peopleIn(
  tx: TenantTransaction,
  { owner, staff, id }: CasePlace,
  { assignee }: Case,
  names: readonly string[],
): Promise<readonly StaffMember[]> {
  const people = new Map<string, StaffMember>()
  for (const name of names) {
    const found =
      name === 'owner'
        ? [owner]
        : name === 'assignee'
          ? await accountsById(tx, assignee === undefined ? [] : [assignee])
          : [...(await staff.accountsWith(tx, name)), ...(await accountsById(tx, await relatedPeople(tx, id, name)))]
    for (const person of found) people.set(person.id, person)
  }
  return [...people.values()].filter(isReached)
}

/** Whether there is still somebody behind an account. */
const isReached = (person: StaffMember): boolean => person.deleted_at === null

async function relatedPeople({ tenant, db }: TenantTransaction, id: string, relation: string) {
  const query = db.selectFrom('case_parties').select('user_id').where('tenant', '=', tenant).where('case_id', '=', id)
  return (await query.where('relation', '=', relation).execute()).map(({ user_id }) => user_id)
}

async function accountsById(tx: TenantTransaction, ids: readonly string[]): Promise<readonly StaffMember[]> {
  const found: StaffMember[] = []
  for (const id of ids) {
    const user = await findUser(tx, id)
    if (user !== undefined) found.push(user)
  }
  return found
}
