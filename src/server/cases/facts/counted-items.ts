import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts, ChecklistFact } from '../../../engine/cases/model/case-facts.ts'
import { checklistDocument } from '../../../engine/cases/sections-read.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { evaluateChecklist, mayBeSubmitted } from '../../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../../engine/checklist/passes.ts'
import type { ItemResult } from '../../../engine/document/checklist.ts'
import type { CasePlace } from '../case-place.ts'

/** How much of a checklist passes. One that nothing is declared for is never complete. */
export function countedItems(items: readonly ItemResult[] | undefined): ChecklistFact {
  const asked = (items ?? []).filter(({ mandatory }) => mandatory)
  const passed = asked.filter(({ passes }) => passes).length
  return { complete: items !== undefined && mayBeSubmitted(items), passed, asked: asked.length }
}

/** The items of each checklist that something is declared for. */
export function evaluatedItems(
  { tenant, type }: CasePlace,
  kase: Case,
  facts: CaseFacts,
  { records, isCurrent }: Pick<ChecklistFacts, 'records' | 'isCurrent'>,
): Readonly<Partial<Record<string, readonly ItemResult[]>>> {
  const declared = type.declared.checklists ?? []
  if (declared.length === 0) return {}
  const values = namedFacts(type, kase, facts)
  return Object.fromEntries(
    declared.flatMap((one) => {
      const found = checklistDocument(one, tenant.documents, { values, facts })
      if (found === undefined) return []
      return [[one.id, evaluateChecklist(found.checklist, { values: found.values, records, isCurrent })] as const]
    }),
  )
}
