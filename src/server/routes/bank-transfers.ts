import { bankTransferCalls } from '../../contract/bank-transfers.ts'
import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { transfersTable } from '../finance/finance-tables.ts'
import { enterRefund } from '../finance/transfers/enter-refund.ts'
import { enterTransfer } from '../finance/transfers/enter-transfer.ts'
import { describePayer, findPayer } from '../finance/transfers/find-payer.ts'
import { listTransfers, transfersIn } from '../finance/transfers/list-transfers.ts'
import { takeBackTransfer } from '../finance/transfers/take-back-transfer.ts'
import { implement } from '../http/implement.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import { paymentWorld, wakeSettled } from '../payments/payment-world.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { implementDecision } from './decision-calls.ts'
import { sendTable } from './send-table.ts'

/** Bank transfers with their slips, and refunds by bank, for those whose role allows it (BIL-06). */
export const bankTransferRoutes = [
  implement(bankTransferCalls.bankTransfers, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => listTransfers(tx, query)),
  ),
  implement(bankTransferCalls.bankTransfersFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'transfers', async (tx) =>
      transfersTable(tenant, await transfersIn(tx, { ...query, limit: mostExportedRows + 1 })),
    )
  }),
  implement(bankTransferCalls.payer, async ({ tenant, body }, { database }) => {
    const number = body.number.trim().toUpperCase()
    const payer = await database.inTenant(tenant.id, async (tx) => {
      const named = await findPayer(tx, number)
      return named && describePayer(tx, inLanguage(tenant), named)
    })
    if (payer === undefined) throw new Refusal('not-found', { message: { key: 'server.finance.nobody' } })
    return payer
  }),
  implement(bankTransferCalls.enterTransfer, async ({ tenant, session, body, files }, services) => {
    const answers = body.stored()
    const slip = files.requiredOf(answers, 'slip')
    const transfer = {
      payer: body.text('payer'),
      amount: Number(answers['amount']),
      paidOn: body.text('paidOn'),
      reference: body.text('reference'),
      slip,
      by: session.user.id,
    }
    const { number, settled } = await services.database.inTenant(tenant.id, (tx) =>
      enterTransfer(tx, paymentWorld(services, tenant), transfer),
    )
    files.kept.add(slip.id)
    await wakeSettled(services, tenant, settled)
    return { message: { key: 'server.finance.transfer-posted', params: { number } } } as const
  }),
  implement(bankTransferCalls.enterRefund, async ({ tenant, session, body }, services) => {
    const amount = Number(body.stored()['amount'])
    const refund = { payer: body.text('payer'), amount, reference: body.text('reference'), by: session.user.id }
    const world = paymentWorld(services, tenant)
    const number = await services.database.inTenant(tenant.id, (tx) => enterRefund(tx, world, refund))
    return { message: { key: 'server.finance.refund-posted', params: { number } } } as const
  }),
  implementDecision(bankTransferCalls.takeBackTransfer, 'server.finance.transfer-taken-back', takeBackTransfer),
  implement(bankTransferCalls.bankSlip, async ({ tenant, param, raw, reply }, { database, files }) => {
    const id = param('id')
    const slip = isUuid(id)
      ? await database.inTenant(tenant.id, (tx) =>
          tx.db
            .selectFrom('bank_slips')
            .selectAll()
            .where('tenant', '=', tx.tenant)
            .where('document_id', '=', id)
            .executeTakeFirst(),
        )
      : undefined
    if (slip === undefined) throw new Refusal('not-found')
    return sendStoredFile({ raw, reply }, files, slip)
  }),
]
