import type { PaymentDecision } from '../../../../engine/payments/payment-decisions.ts'
import type { PaymentDecisionAnswers } from '../../../../generated/payment-decision-answers.ts'
import type { Api } from '../../../api/api.ts'

/** A decision that needs a reason alone. */
export type ReasonedDecision = Exclude<PaymentDecision, 'posted'>

/** Sends a decision about a payment; returns what the server says. */
export function sendDecision(
  api: Api,
  { id, decision }: { readonly id: string; readonly decision: ReasonedDecision },
  answers: PaymentDecisionAnswers,
) {
  switch (decision) {
    case 'set-aside':
      return api.post(`admin/finance/payments/${id}/set-aside`, answers)
    case 'taken-back':
      return api.post(`admin/finance/payments/${id}/take-back`, answers)
    case 'give-back':
      return api.post(`admin/finance/payments/${id}/give-back`, answers)
    case 'given-back':
      return api.post(`admin/finance/payments/${id}/given-back`, answers)
    case 'not-given-back':
      return api.post(`admin/finance/payments/${id}/not-given-back`, answers)
  }
}
