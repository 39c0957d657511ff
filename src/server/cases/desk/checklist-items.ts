import type { DeskChecklist } from '../../../contract/desk.ts'
import { checklistDocument, checklistSections } from '../../../engine/cases/sections-read.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { evaluateChecklist } from '../../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../../engine/checklist/passes.ts'
import { readFacts } from '../../checklists/checklist-facts.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { OpenedCase } from '../opened-case.ts'

/** The items of a case's checklists: as of what was submitted, once there is that. */
export async function checklistItems(tx: TenantTransaction, opened: OpenedCase): Promise<DeskChecklist[]> {
  const { place, kase, facts } = opened
  const declared = place.type.declared.checklists ?? []
  if (declared.length === 0) return []
  const values = namedFacts(place.type, kase, facts)
  const stored = await storedRecords(tx, opened)
  return declared.map((one) => {
    const checklist = checklistDocument(one, place.tenant.documents, { values, facts })
    const results = checklist === undefined ? [] : evaluateChecklist(checklist, { values, ...stored })
    return {
      id: one.id,
      items: results.map(({ id, description, mandatory, passes }) => ({ id, description, mandatory, passes })),
    }
  })
}

async function storedRecords(
  tx: TenantTransaction,
  { place, kase, facts }: OpenedCase,
): Promise<Pick<ChecklistFacts, 'records' | 'isCurrent'>> {
  if (kase.frozen !== undefined) return { records: facts.records, isCurrent: () => true }
  const { tenant, type, profile, owner, now } = place
  const caller = { tenant, user: { ...owner, profile_id: profile.id }, now }
  const sections = checklistSections(type, tenant.documents)
  return readFacts(tx, caller, { profile, category: owner.category, sections })
}
