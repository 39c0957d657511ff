import { paymentCalls } from '../../contract/payment.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { implement } from '../http/implement.ts'
import { askForMember } from '../payments/ask-payment.ts'
import { describePayment } from '../payments/describe-payment.ts'
import { hearCallback, hearWebhook } from '../payments/hear-callback.ts'
import { noteEndSeen } from '../payments/inform-of-end.ts'
import { openProviders } from '../payments/open-provider.ts'
import { findPayment } from '../payments/payment-rows.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'
import { readCheckout } from '../payments/read-checkout.ts'
import { checkAccount } from '../payments/received/check-account.ts'
import { hearNotice } from '../payments/received/hear-notice.ts'
import { paybillNumber } from '../payments/received/open-paybill.ts'
import { payByCredit, startByProvider } from '../payments/start-payment.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'

/** What members pay, and what providers say about it (BIL-02). */
export const paymentRoutes = [
  implement(paymentCalls.checkout, async ({ tenant, session: { user }, query: { payload } }, services) => {
    const providers = openProviders(services, tenant)
    const paybill = paybillNumber(services, tenant)
    const asked = { payload, providers, paybill, currency: tenant.declaration.currency }
    return services.database.inTenant(tenant.id, (tx) => readCheckout(tx, user, asked))
  }),
  implement(paymentCalls.startPayment, async ({ tenant, session: { user }, body }, services) => {
    const { payload, way, phone = user.phone } = body
    const { profile_id: profile, email } = user
    if (profile === null) throw new Refusal('invoice-not-found')
    const start = { profile, payload }
    const payment =
      way === 'credit'
        ? await payByCredit(services, tenant, start)
        : await startByProvider(services, tenant, { ...start, way, phone, email })
    return describePayment(payment)
  }),
  implement(paymentCalls.payment, async ({ tenant, session: { user }, param }, { database, now }) =>
    database.inTenant(tenant.id, async (tx) => {
      const payment = await ownPayment(tx, user, param('id'))
      await noteEndSeen(tx, user.id, payment, now())
      return describePayment(payment)
    }),
  ),
  implement(paymentCalls.askPayment, async ({ tenant, session: { user }, param, body: { hasLeft } }, services) => {
    const payment = await services.database.inTenant(tenant.id, (tx) => ownPayment(tx, user, param('id')))
    return describePayment(await askForMember(services, tenant, payment, hasLeft))
  }),
  implement(paymentCalls.paymentCallback, async ({ tenant, param, body, reply }, services) => {
    await hearCallback(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
  }),
  implement(paymentCalls.paymentWebhook, async ({ tenant, param, body, raw, reply }, services) => {
    await hearWebhook(services, tenant, { way: param('way'), body, headers: raw.headers })
    return reply.send({ received: true })
  }),
  implement(paymentCalls.receivedCheck, async ({ tenant, param, body, reply }, services) => {
    const ResultCode = await checkAccount(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode, ResultDesc: ResultCode === '0' ? 'Accepted' : 'Rejected' })
  }),
  implement(paymentCalls.receivedNotice, async ({ tenant, param, body, reply }, services) => {
    await hearNotice(services, tenant, { token: param('token'), body })
    return reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
  }),
]

async function ownPayment(
  tx: TenantTransaction,
  { profile_id }: Pick<UserRow, 'profile_id'>,
  id: string,
): Promise<PaymentRow> {
  const payment = isUuid(id) ? await findPayment(tx, id) : undefined
  if (payment === undefined || payment.profile_id !== profile_id) throw new Refusal('payment-not-found')
  return payment
}
