import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { moneyCalls } from '../../contract/unplaced-money.ts'
import { assignMoney, noteReturnedMoney, setMoneyAside, takeMoneyBack } from '../finance/decide-money.ts'
import { moneyTable } from '../finance/finance-tables.ts'
import { heardMoney, setHeardAside, takeHeardBack } from '../finance/heard-money.ts'
import { findUnplaced, moneyCourse, moneyIn } from '../finance/money-list.ts'
import { findUnread } from '../finance/unread-messages.ts'
import { implement } from '../http/implement.ts'
import { paymentWorld, wakeSettled } from '../payments/payment-world.ts'
import { decidedIn, implementDecision } from './decision-calls.ts'
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
  implementDecision(moneyCalls.setHeardAside, 'server.finance.heard-set-aside', setHeardAside),
  implementDecision(moneyCalls.takeHeardBack, 'server.finance.taken-back', takeHeardBack),
  implement(moneyCalls.moneyCourse, async ({ tenant, param }, { database }) =>
    database.inTenant(tenant.id, (tx) => moneyCourse(tx, param('id'))),
  ),
  implement(moneyCalls.assignMoney, async (request, services) => {
    const { tenant, body } = request
    const world = paymentWorld(services, tenant)
    const settled = await services.database.inTenant(tenant.id, (tx) =>
      assignMoney(tx, world, decidedIn(request), body.text('holder')),
    )
    await wakeSettled(services, tenant, settled)
    return { message: { key: 'server.finance.assigned' } } as const
  }),
  implementDecision(moneyCalls.setMoneyAside, 'server.finance.money-set-aside', setMoneyAside),
  implementDecision(moneyCalls.noteReturnedMoney, 'server.finance.money-returned', noteReturnedMoney),
  implementDecision(moneyCalls.takeMoneyBack, 'server.finance.taken-back', takeMoneyBack),
]
