import {
  paybillVariables,
  simulatorVariables,
  startDarajaSimulator,
} from '../../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { encodePaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import type { CaseWorld } from '../../../src/server/cases/case-place.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { askPayments } from '../../../src/server/jobs/ask-payments.ts'
import { hearMoney } from '../../../src/server/jobs/hear-money.ts'
import { placeMoneyJob } from '../../../src/server/jobs/place-money.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CasePerson, CaseServer } from '../cases/case-server.ts'

/** A server whose provider is the simulator, and the simulator. */
export interface PaidServer {
  readonly simulator: DarajaSimulator
  readonly server: CaseServer
  readonly close: () => Promise<void>
}

/** Starts both; the provider can call the server. */
export async function startPaidServer(): Promise<PaidServer> {
  let clock = () => new Date()
  const simulator = await startDarajaSimulator({ delay: 0, late: 0, now: () => clock() })
  const organisations = ['demo', 'iek']
  const variables = { ...simulatorVariables(simulator.address, organisations), ...paybillVariables(organisations) }
  const server = await startCaseServer({ variables })
  clock = () => server.clock.now()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await simulator.close()
    await server.close()
  }
  return { simulator, server, close }
}

/** A member with an invoice. */
export interface OwingMember extends CasePerson {
  readonly number: string
  readonly invoiceId: string
  readonly payload: string
}

export function worldOf(server: CaseServer): CaseWorld {
  const tenant = server.services.tenants.all.find(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no organisation.')
  return { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
}

export async function owingMember(server: CaseServer, cents = 150_000): Promise<OwingMember> {
  const person = await server.member()
  const { number, id } = await server.inTenant(async (tx) => {
    await lockCaseProfile(tx, person.profileId)
    const lines = [{ description: 'Subscription Payment', item: 'subscription', amount: cents, vat: 0 }]
    const holder = { profile: person.profileId, data: { name: 'Ada' } }
    return postInvoice(tx, worldOf(server), holder, { lines, source: 'SUBS-2026' })
  })
  const payload = encodePaymentRequest({
    payerID: person.profileId,
    sourceDocumentNo: number,
    description: 'Subscription Payment',
    amount: cents / 100,
    success_url: '/billing',
    fail_url: '/dashboard',
  })
  return { ...person, number, invoiceId: id, payload }
}

/** The receipts of a member that stand, as they were posted. */
export const receiptsOf = (server: CaseServer, { profileId }: CasePerson) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select(['number', 'amount_cents', 'reference'])
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .where('kind', '=', 'receipt')
      .orderBy('posted_at')
      .execute(),
  )

/** Runs the jobs that ask about payments and money and place it, as far as they are due. */
export async function runMoneyJobs({ services }: CaseServer): Promise<void> {
  await new JobLane(services, askPayments(services)).runDue()
  await new JobLane(services, hearMoney(services)).runDue()
  await new JobLane(services, placeMoneyJob(services)).runDue()
}
