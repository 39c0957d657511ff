import type { Call } from '../../contract/define-call.ts'
import type { MessageResponse } from '../../contract/response.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import type { DecidedPayment } from '../finance/decide-payment.ts'
import { implement } from '../http/implement.ts'
import type { Route } from '../http/implement.ts'
import type { PlainTextKey } from '../../engine/translate/message.ts'
import { paymentWorld } from '../payments/payment-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** A request to decide about what its address names. */
interface DecidingRequest {
  readonly param: (name: 'id') => string
  readonly session: CurrentSession
  readonly body: { readonly text: (field: 'reason') => string }
}

/** Who decides about what, and why. */
export const decidedIn = ({ param, session, body }: DecidingRequest): DecidedPayment => ({
  id: param('id'),
  reason: body.text('reason'),
  by: session.user.id,
})

/** A call with which staff decide for a reason alone, and which returns a message. */
interface DecisionCall extends Call {
  readonly path: `admin/finance/${'heard-money' | 'money' | 'payments' | 'transfers'}/:id/${string}`
  readonly session: 'required'
  readonly form: 'forms/payment-decision'
  readonly response: typeof MessageResponse
}

/** The route of a decision, which is made in one transaction. */
export const implementDecision = (
  call: DecisionCall,
  message: PlainTextKey,
  decide: (tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment) => Promise<void>,
): Route =>
  implement(call, async (request, services) => {
    const world = paymentWorld(services, request.tenant)
    await services.database.inTenant(request.tenant.id, (tx) => decide(tx, world, decidedIn(request)))
    return { message: { key: message } }
  })
