import { paymentCalls } from '../../contract/payment.ts'
import { implement } from '../http/implement.ts'
import { describePayment } from '../payments/describe-payment.ts'
import { hearCallback } from '../payments/hear-callback.ts'
import { openProvider } from '../payments/open-provider.ts'
import { findPayment } from '../payments/payment-rows.ts'
import { readCheckout } from '../payments/read-checkout.ts'
import { payByCredit, startByPhone } from '../payments/start-payment.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'

/** What members pay, and what providers say about it (BIL-02). */
export const paymentRoutes = [
  implement(paymentCalls.checkout, async ({ tenant, session: { user }, query: { payload } }, services) => {
    const hasPhone = openProvider(services, tenant) !== undefined
    return services.database.inTenant(tenant.id, (tx) => readCheckout(tx, user, { payload, hasPhone }))
  }),
  implement(paymentCalls.startPayment, async ({ tenant, session: { user }, body }, services) => {
    const { payload, way, phone = user.phone } = body
    const { profile_id: profile } = user
    if (profile === null) throw new Refusal('invoice-not-found')
    const start = { profile, payload }
    const payment =
      way === 'credit'
        ? await payByCredit(services, tenant, start)
        : await startByPhone(services, tenant, { ...start, phone })
    return describePayment(payment)
  }),
  implement(paymentCalls.payment, async ({ tenant, session: { user }, param }, { database }) => {
    const id = param('id')
    const payment = isUuid(id) ? await database.inTenant(tenant.id, (tx) => findPayment(tx, id)) : undefined
    if (payment === undefined || payment.profile_id !== user.profile_id) throw new Refusal('payment-not-found')
    return describePayment(payment)
  }),
  implement(paymentCalls.paymentCallback, async ({ tenant, param, body, reply }, services) => {
    await hearCallback(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
  }),
]
