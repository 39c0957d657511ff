import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { callbackBody } from '../../../scripts/simulators/send-callback.ts'
import { encodePaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { addMember } from '../added-member.ts'
import type { AddedMember } from '../added-member.ts'
import { wrongInLedger } from './posted-sums.ts'

/** A member who owes something, and what they pay it with. */
export interface OwingMember extends AddedMember {
  readonly payload: string
}

/** Members with an invoice each. */
export async function makeOwing(database: Database, tenant: PublishedTenant, count: number): Promise<OwingMember[]> {
  const now = new Date()
  return database.inTenant(tenant.id, async (tx) => {
    const members: OwingMember[] = []
    for (let nth = 0; nth < count; nth += 1) {
      const { token, profile } = await addMember(tx, 'owing', nth, now)
      const lines = [{ description: 'Fee', item: 'fee', amount: 150_000, vat: 0 }]
      const { number } = await postInvoice(tx, { tenant, now }, { profile, data: {} }, { lines, source: 'S-1' })
      const payload = encodePaymentRequest({
        payerID: profile,
        sourceDocumentNo: number,
        description: 'Fee',
        amount: 1500,
        success_url: '/billing',
        fail_url: '/dashboard',
      })
      members.push({ token, profile, payload })
    }
    return members
  })
}

/**
 * All members begin to pay at once, each at one of the servers; then all have paid at once, and both servers hear of
 * each at the same time.
 *
 * @param addresses of the servers, which share a database
 * @returns the statuses of all answers, each once
 */
export async function payAtOnce(
  addresses: readonly string[],
  simulator: DarajaSimulator,
  members: readonly OwingMember[],
): Promise<readonly number[]> {
  const send = async (address: string, path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    return answer.status
  }
  const begun = await Promise.all(
    members.map(({ token, payload }, nth) =>
      send(addresses[nth % addresses.length] ?? '', 'billing/payments', { payload, way: 'mpesa', phone }, token),
    ),
  )
  for (const push of simulator.pushes) push.code = '0'
  const heard = await Promise.all(
    simulator.pushes.flatMap((push) =>
      addresses.map((address) =>
        send(address, new URL(push.callback).pathname.replace('/api/', ''), callbackBody(push, '0')),
      ),
    ),
  )
  return [...new Set([...begun, ...heard])]
}

/** A phone for which nobody decides. */
const phone = '0712345640'

/** What differs from one receipt for each member, and from a series without gaps. */
export async function wrongAfter(
  database: Database,
  tenant: string,
  members: readonly OwingMember[],
): Promise<readonly unknown[]> {
  return database.inTenant(tenant, async (tx) => {
    const rows = await tx.db
      .selectFrom('ledger_documents')
      .select(['profile_id', 'number'])
      .where('tenant', '=', tenant)
      .where('kind', '=', 'receipt')
      .execute()
    const unpaid = members.filter(({ profile }) => rows.filter(({ profile_id }) => profile_id === profile).length !== 1)
    return [...unpaid.map(({ profile }) => ({ profile })), ...(await wrongInLedger(tx))]
  })
}
