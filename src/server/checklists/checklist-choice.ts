import type { ChecklistChoice } from '../../engine/checklist/find-checklist.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findCategory } from '../profiles/category.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * The checklist that a call requests, by a membership category's code or a membership type; by default that of the
 * user's category.
 *
 * @throws Refusal `not-found` for any other text
 */
export function checklistChoice(
  tenant: PublishedTenant,
  user: Pick<UserRow, 'type' | 'category'>,
  wanted: string = user.category,
): ChecklistChoice {
  if (wanted === 'Individual' || wanted === 'Corporate') {
    return { type: wanted, category: wanted === user.type ? user.category : '' }
  }
  const category = findCategory(tenant, wanted)
  if (category) return { type: category.categoryType === 'Firm' ? 'Corporate' : 'Individual', category: category.Code }
  if (wanted === user.category) return { type: user.type, category: user.category }
  throw new Refusal('not-found')
}
