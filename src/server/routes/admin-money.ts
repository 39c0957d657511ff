import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { moneyCalls } from '../../contract/unplaced-money.ts'
import { assignMoney, noteReturnedMoney, setMoneyAside, takeMoneyBack } from '../finance/decide-money.ts'
import { moneyTable } from '../finance/finance-tables.ts'
import { heardMoney, setHeardAside } from '../finance/heard-money.ts'
import { findUnplaced, moneyCourse, moneyIn } from '../finance/money-list.ts'
import { findUnread } from '../finance/unread-messages.ts'
import { implement } from '../http/implement.ts'
import { paymentWorld, wakeSettled } from '../payments/payment-world.ts'
import { sendTable } from './send-table.ts'

/** Money that nobody can place, which finance staff work off (BIL-02, BIL-06). */
export const adminMoneyRoutes = [
  implement(moneyCalls.foundMoney, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findUnplaced(tx, query)),
  ),
  implement(moneyCalls.moneyFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'money', async (tx) =>
      moneyTable(tenant, await moneyIn(tx, { ...query, limit: mostExportedRows + 1 })),
    )
  }),
  implement(moneyCalls.heardMoney, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => heardMoney(tx, query)),
  ),
  implement(moneyCalls.unreadMessages, async ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findUnread(tx, query)),
  ),
  implement(moneyCalls.setHeardAside, async ({ tenant, session, param, body }, { database, now }) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    await database.inTenant(tenant.id, (tx) => setHeardAside(tx, decided, now()))
    return { message: { key: 'server.finance.heard-set-aside' } } as const
  }),
  implement(moneyCalls.moneyCourse, async ({ tenant, param }, { database }) =>
    database.inTenant(tenant.id, (tx) => moneyCourse(tx, param('id'))),
  ),
  implement(moneyCalls.assignMoney, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    const world = paymentWorld(services, tenant)
    const settled = await services.database.inTenant(tenant.id, (tx) =>
      assignMoney(tx, world, decided, body.text('holder')),
    )
    await wakeSettled(services, tenant, settled)
    return { message: { key: 'server.finance.assigned' } } as const
  }),
  implement(moneyCalls.setMoneyAside, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    const world = paymentWorld(services, tenant)
    await services.database.inTenant(tenant.id, (tx) => setMoneyAside(tx, world, decided))
    return { message: { key: 'server.finance.money-set-aside' } } as const
  }),
  implement(moneyCalls.noteReturnedMoney, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    const world = paymentWorld(services, tenant)
    await services.database.inTenant(tenant.id, (tx) => noteReturnedMoney(tx, world, decided))
    return { message: { key: 'server.finance.money-returned' } } as const
  }),
  implement(moneyCalls.takeMoneyBack, async ({ tenant, session, param, body }, services) => {
    const decided = { id: param('id'), reason: body.text('reason'), by: session.user.id }
    const world = paymentWorld(services, tenant)
    await services.database.inTenant(tenant.id, (tx) => takeMoneyBack(tx, world, decided))
    return { message: { key: 'server.finance.taken-back' } } as const
  }),
]
