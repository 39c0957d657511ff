import { mostExportedRows, mostRowsOfAll } from '../../contract/most-exported-rows.ts'
import { financeCalls } from '../../contract/finance-calls.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { debtsOn, findDebts } from '../finance/debts.ts'
import { debtsTable, journalTable, paymentsTable, postingsTable, takingsTable } from '../finance/finance-tables.ts'
import { postPayment, setPaymentAside, takeBackDecision } from '../finance/decide-payment.ts'
import { allPostings, findPostings, postingsIn, summed } from '../finance/ledger-rows.ts'
import { paymentCourse } from '../finance/payment-course.ts'
import { findPayments, paymentsIn } from '../finance/payment-list.ts'
import { takingsOf } from '../finance/takings.ts'
import { implement } from '../http/implement.ts'
import { together } from '../platform/database/together.ts'
import { openReversals } from '../payments/reversals/open-reversals.ts'
import { paymentWorld, wakeSettled } from '../payments/payment-world.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { reportPeriod } from '../reports/report-period.ts'
import { decidedIn, implementDecision } from './decision-calls.ts'
import { sendTable, sendTableOfAll } from './send-table.ts'

/** One more than a file may have, so that a longer table is refused. */
const limit = mostExportedRows + 1

const today = ({ declaration }: PublishedTenant, now: Date): string => todayIn(declaration.timeZone, now)

/** What was posted and paid, to read and to save, for those whose role allows it (BIL-06, ADM-09). */
export const adminFinanceRoutes = [
  implement(financeCalls.postings, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findPostings(tx, query)),
  ),
  implement(financeCalls.postingsFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'ledger', async (tx) =>
      postingsTable(tenant, await postingsIn(tx, query, limit)),
    )
  }),
  implement(financeCalls.foundPayments, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findPayments(tx, tenant.declaration.timeZone, query)),
  ),
  implement(financeCalls.paymentsFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'payments', async (tx) =>
      paymentsTable(tenant, await paymentsIn(tx, tenant.declaration.timeZone, { ...query, limit })),
    )
  }),
  implement(financeCalls.paymentCourse, async ({ tenant, param }, services) => {
    const canGiveBack = openReversals(services, tenant) !== undefined
    const terms = { timeZone: tenant.declaration.timeZone, canGiveBack }
    return services.database.inTenant(tenant.id, (tx) => paymentCourse(tx, terms, param('id')))
  }),
  implement(financeCalls.postPayment, async (request, services) => {
    const { tenant, body } = request
    const answers = body.stored()
    const money = { receipt: body.text('receipt'), amount: Number(answers['amount']) }
    const settled = await services.database.inTenant(tenant.id, (tx) =>
      postPayment(tx, paymentWorld(services, tenant), decidedIn(request), money),
    )
    await wakeSettled(services, tenant, settled)
    return { message: { key: 'server.finance.posted' } } as const
  }),
  implementDecision(financeCalls.setPaymentAside, 'server.finance.set-aside', setPaymentAside),
  implementDecision(financeCalls.takeBackDecision, 'server.finance.taken-back', takeBackDecision),
  implement(financeCalls.takings, async ({ tenant, query }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => takingsOf(tx, query.day ?? today(tenant, now()))),
  ),
  implement(financeCalls.takingsFile, async (request, services) => {
    const { tenant, query } = request
    const day = query.day ?? today(tenant, services.now())
    return sendTable(request, services, 'takings', async (tx) => takingsTable(tenant, await takingsOf(tx, day)))
  }),
  implement(financeCalls.debts, async ({ tenant, query }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => findDebts(tx, today(tenant, now()), query)),
  ),
  implement(financeCalls.debtsFile, async (request, services) => {
    const { tenant } = request
    const day = today(tenant, services.now())
    return sendTableOfAll(request, services, 'debts', async () => {
      const rows = await services.database.inTenant(tenant.id, (tx) => debtsOn(tx, day, mostRowsOfAll + 1))
      return debtsTable(tenant, day, rows)
    })
  }),
  implement(financeCalls.journal, async ({ tenant, query }, { database, now }) => {
    const { from, to } = reportPeriod(query, today(tenant, now()))
    const [rows] = await database.inTenant(tenant.id, (tx) => together(tx, summed(tx, { from: from ?? undefined, to })))
    const sums = rows.map(({ currency, debit, credit }) => ({ currency, debit, credit }))
    return { from, to, lines: 2 * rows.reduce((count, row) => count + row.count, 0), sums }
  }),
  implement(financeCalls.journalFile, async (request, services) => {
    const { tenant, query } = request
    const { from, to } = reportPeriod(query, today(tenant, services.now()))
    return sendTableOfAll(request, services, 'journal', async () => {
      // Each row has two lines.
      const rows = await allPostings(services, tenant, { from: from ?? undefined, to }, mostRowsOfAll / 2 + 1)
      return journalTable(tenant, rows, [from, to].filter(Boolean).join(' – '))
    })
  }),
]
