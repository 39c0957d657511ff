import { checklistCalls } from '../../contract/checklist.ts'
import type { ChecklistItem } from '../../contract/checklist.ts'
import { checklistChoice } from '../checklists/checklist-choice.ts'
import { readChecklist, readDisclaimers } from '../checklists/read-checklist.ts'
import { wireItem } from '../checklists/wire-item.ts'
import { implement } from '../http/implement.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { Caller } from '../sections/section-context.ts'

/** What is asked of applicants, all from one evaluator (CHK-03, CHK-04). */
export const checklistRoutes = [
  implement(checklistCalls.checklist, ({ tenant, session: { user }, query }, services) =>
    checklistFor(services, { tenant, user, now: services.now() }, query.category ?? query.type),
  ),
  implement(checklistCalls.applicationChecklist, ({ tenant, session: { user }, param }, services) =>
    checklistFor(services, { tenant, user, now: services.now() }, param('type')),
  ),
  implement(checklistCalls.categoryDisclaimers, async ({ tenant, session: { user }, query }, { database, now }) => {
    const caller: Caller = { tenant, user, now: now() }
    const choice = checklistChoice(tenant, user, query.documentNo)
    return database.inTenant(tenant.id, async (tx) => {
      const profile = await findProfile(tx, user.profile_id)
      const disclaimers = await readDisclaimers(tx, caller, profile, choice)
      const wanted = disclaimers.filter(({ type }) => type === query.disclaimerType)
      return wanted.map(({ description }) => ({ description }))
    })
  }),
]

async function checklistFor(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  wanted: string | undefined,
): Promise<ChecklistItem[]> {
  const choice = checklistChoice(caller.tenant, caller.user, wanted)
  if (choice.type !== caller.user.type) throw new Refusal('forbidden')
  return database.inTenant(caller.tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    return (await readChecklist(tx, caller, profile, choice)).map(wireItem)
  })
}
