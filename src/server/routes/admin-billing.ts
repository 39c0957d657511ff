import { billingRunCalls } from '../../contract/billing-run.ts'
import type { BillingRunEntry } from '../../contract/billing-run.ts'
import { billedYearName } from '../../engine/billing/billed-year.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { beginRun, beginUndoing, cancelRun, listRuns } from '../billing/billing-runs.ts'
import type { ListedRun } from '../billing/billing-runs.ts'
import { askedBilling, billableYears, billingsOf } from '../billing/billing-terms.ts'
import { billingTable } from '../billing/billing-table.ts'
import { findLeftOut, previewBilling } from '../billing/preview-billing.ts'
import { remindersTable } from '../billing/reminders-table.ts'
import { namesOf } from '../cases/person-names.ts'
import { implement } from '../http/implement.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { jobEntry } from './job-entry.ts'
import { sendTableOfAll } from './send-table.ts'

/** Billing members for a year, for those whose role allows it (SUB-04). */
export const adminBillingRoutes = [
  implement(billingRunCalls.billings, async ({ tenant }, { now }) => {
    const years = billableYears(tenant, now()).map((one) => ({ year: one.year, name: billedYearName(one) }))
    return [...billingsOf(tenant)].map(([id, { title }]) => ({ id, title, years }))
  }),
  implement(billingRunCalls.billingPreview, async ({ tenant, query }, { database, now }) =>
    previewBilling(database, tenant, askedBilling(tenant, askedIn(query), now())),
  ),
  implement(billingRunCalls.billingLeftOut, async ({ tenant, query }, { database, now }) =>
    findLeftOut(database, tenant, askedBilling(tenant, askedIn(query), now()), query),
  ),
  implement(billingRunCalls.billingFile, async (request, services) => {
    const { tenant, query } = request
    const billing = askedBilling(tenant, askedIn(query), services.now())
    return sendTableOfAll(request, services, query.list, () =>
      billingTable(services.database, tenant, billing, query.list),
    )
  }),
  implement(billingRunCalls.billingRuns, async ({ tenant }, { database, now }) => {
    return database.inTenant(tenant.id, async (tx) => {
      const runs = await listRuns(tx)
      const names = await namesOf(
        tx,
        runs.map(({ begun_by }) => begun_by),
      )
      return runs.map((run) => runEntry(tenant, run, names.get(run.begun_by) ?? '', now()))
    })
  }),
  implement(billingRunCalls.billingReminders, async (request, services) => {
    const { tenant, query } = request
    return sendTableOfAll(request, services, 'reminders', () =>
      services.database.inTenant(tenant.id, (tx) => remindersTable(tx, tenant, query.id)),
    )
  }),
  implement(billingRunCalls.beginBillingRun, async ({ tenant, session, body }, { database, now }) => {
    const billing = askedBilling(tenant, body, now())
    const asking = { actorId: session.user.id, now: now() }
    const id = await database.inTenant(tenant.id, (tx) => beginRun(tx, { asked: body, billing }, asking))
    return { id, message: { key: 'server.billing.begun' } } as const
  }),
  implement(billingRunCalls.cancelBillingRun, async ({ tenant, session, body }, { database, now }) => {
    const asking = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => cancelRun(tx, body.id, asking))
    return { message: { key: 'server.billing.cancelled' } } as const
  }),
  implement(billingRunCalls.undoBillingRun, async ({ tenant, session, body }, { database, now }) => {
    const asking = { actorId: session.user.id, now: now() }
    const undone = { run: body.id, reason: body.reason.trim() }
    await database.inTenant(tenant.id, (tx) => beginUndoing(tx, undone, asking))
    return { message: { key: 'server.billing.undoing' } } as const
  }),
]

const askedIn = ({ declaration, year }: { readonly declaration: string; readonly year: string }) => ({
  declaration,
  year: Number(year),
})

const runEntry = (tenant: PublishedTenant, run: ListedRun, name: string, now: Date): BillingRunEntry => ({
  id: run.id,
  title: billingsOf(tenant).get(run.declaration)?.title ?? run.declaration,
  year: run.year,
  begun_at: run.begun_at.toISOString(),
  begun_by: name,
  billed: run.billed,
  total: run.amount / centsInUnit,
  undone: run.undone,
  job: run.job ? jobEntry(run.job, now) : null,
  undoing: run.undoing ? jobEntry(run.undoing, now) : null,
})
