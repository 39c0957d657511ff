import type { DisclaimerDefinition, ItemResult } from '../../engine/document/checklist.ts'
import { evaluateChecklist, percentPassed, shownDisclaimers } from '../../engine/checklist/evaluate-checklist.ts'
import { findChecklist } from '../../engine/checklist/find-checklist.ts'
import type { ChecklistChoice } from '../../engine/checklist/find-checklist.ts'
import { sectionsOf } from '../../engine/checklist/rule-sections.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { Caller } from '../sections/section-context.ts'
import { readFacts } from './checklist-facts.ts'

/**
 * The requirements for applicants of a category, and which of them a profile's stored records satisfy. Every call that
 * returns a checklist uses this evaluator. Empty if nothing is declared.
 */
export async function readChecklist(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow | undefined,
  choice: ChecklistChoice,
): Promise<readonly ItemResult[]> {
  const checklist = findChecklist(caller.tenant.documents, choice)
  if (!checklist) return []
  const wanted = { profile, category: choice.category, sections: sectionsOf(checklist) }
  return evaluateChecklist(checklist, await readFacts(tx, caller, wanted))
}

/** The notes for applicants of a category, for every occasion. */
export async function readDisclaimers(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow | undefined,
  choice: ChecklistChoice,
): Promise<readonly DisclaimerDefinition[]> {
  const checklist = findChecklist(caller.tenant.documents, choice)
  if (!checklist) return []
  const { values } = await readFacts(tx, caller, { profile, category: choice.category, sections: new Set() })
  return shownDisclaimers(checklist, values)
}

/** The percentage of mandatory items that a profile satisfies, for the category that its user registered for. */
export async function completeness(tx: TenantTransaction, caller: Caller, profile: ProfileRow): Promise<number> {
  const choice = { type: profile.type, category: caller.user.category }
  return percentPassed(await readChecklist(tx, caller, profile, choice))
}
