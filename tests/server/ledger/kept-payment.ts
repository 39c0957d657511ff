import { randomUUID } from 'node:crypto'
import type { PaymentMessage, PaymentState } from '../../../src/engine/payments/reduce-payment.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { addPayment } from '../../../src/server/payments/payment-rows.ts'
import type { TestServer } from '../start-test-server.ts'
import { makeMember, tenantOf } from '../test-profiles.ts'

/** How a payment stands, and what was heard of it. */
interface Kept {
  readonly state?: PaymentState
  readonly messages?: readonly PaymentMessage[]
}

/** A payment of a new member for an invoice of 100.00, by default one of which nobody knows how it ended. */
export async function keptPayment(
  server: TestServer,
  { state = 'expired', messages = [{ kind: 'expired' }] }: Kept = {},
) {
  const { profileId } = await makeMember(server, 'demo')
  const world = { tenant: tenantOf(server, 'demo'), now: new Date('2005-01-01T09:00:00Z') }
  const id = randomUUID()
  const reference = `ws_CO_DECIDED_${id}`
  return server.services.database.inTenant('demo', async (tx) => {
    const line = { description: 'Fee', item: 'subscription', amount: 10_000, vat: 0, due: '2005-02-01' }
    const holder = { profile: profileId, data: { name: 'Ada' } }
    const invoice = await postInvoice(tx, world, holder, { lines: [line], source: '' })
    const row = await addPayment(tx, {
      id,
      profile_id: profileId,
      invoice_id: invoice.id,
      invoice_no: invoice.number,
      provider: 'mpesa',
      shortcode: '174379',
      phone: '254712345678',
      amount_cents: 10_000,
      currency: 'KES',
      token: randomUUID(),
      state,
      reference,
      provider_receipt: null,
      code: null,
      receipt_no: null,
      created_at: world.now,
      changed_at: world.now,
    })
    for (const message of [{ kind: 'accepted', reference }, ...messages]) {
      const kept = { tenant: tx.tenant, id: randomUUID(), payment_id: row.id, message: JSON.stringify(message) }
      await tx.db
        .insertInto('payment_messages')
        .values({ ...kept, raw: '', received_at: world.now })
        .execute()
    }
    return { ...row, reference }
  })
}
