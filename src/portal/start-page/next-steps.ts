import type { Dashboard, DueRenewal } from '../../contract/dashboard.ts'
import type { LedgerEntry } from '../../contract/ledger.ts'
import type { OwnCase } from '../../contract/own-cases.ts'
import type { RenewalDefinition } from '../../engine/document/tiles-page.ts'
import { pointsLeft } from '../../engine/points/sum-of-points.ts'

/** Something that a member has to do. */
export type NextStep =
  | { readonly kind: 'pay'; readonly entry: LedgerEntry; readonly isOverdue: boolean }
  | { readonly kind: 'answer'; readonly type: string; readonly number: string; readonly due: string | null }
  | {
      readonly kind: 'go-on'
      readonly type: string
      readonly number: string
      /** What they may do, or why they may not yet. */
      readonly what: string
      readonly due: string | null
    }
  | { readonly kind: 'renew'; readonly renewal: RenewalDefinition; readonly due: DueRenewal }
  | { readonly kind: 'points'; readonly year: string; readonly left: number }

/**
 * What a member has to do, the most urgent first: what is overdue, questions, what is owed, what ends soon, requests
 * that wait for them, and points that the year lacks.
 *
 * @param today the organisation's date
 * @param renewals those that are declared for this member
 */
export function nextSteps(
  { pending, cases, points, renewals: due }: Dashboard,
  { today, renewals }: { readonly today: string; readonly renewals: readonly RenewalDefinition[] },
): readonly NextStep[] {
  const payments = pending.map((entry) => ({
    kind: 'pay' as const,
    entry,
    isOverdue: entry.dueDate !== null && entry.dueDate < today,
  }))
  const open = Object.values(cases).flatMap(({ items }) => items.filter(({ final }) => !final))
  return [
    ...payments.filter(({ isOverdue }) => isOverdue),
    ...open.flatMap((one) => (one.asked ? [answerOf(one)] : [])),
    ...payments.filter(({ isOverdue }) => !isOverdue),
    ...due.flatMap((one) => renewalOf(one, renewals)),
    ...open.flatMap((one) => (one.asked ? [] : goOnWith(one))),
    ...points.slice(-1).flatMap(missingPoints),
  ]
}

const answerOf = ({ type, number, due }: OwnCase): NextStep => ({ kind: 'answer', type, number, due })

function goOnWith({ type, number, due, transitions }: OwnCase): readonly NextStep[] {
  const first = transitions.find(({ withdraws }) => withdraws !== true)
  if (first === undefined) return []
  return [{ kind: 'go-on', type, number, due, what: first.closed[0]?.text ?? first.title }]
}

function renewalOf(due: DueRenewal, renewals: readonly RenewalDefinition[]): readonly NextStep[] {
  const renewal = renewals.find(({ id }) => id === due.id)
  return renewal === undefined ? [] : [{ kind: 'renew', renewal, due }]
}

function missingPoints({ year, points, target }: Dashboard['points'][number]): readonly NextStep[] {
  const left = pointsLeft(points, target)
  return left > 0 ? [{ kind: 'points', year, left }] : []
}
