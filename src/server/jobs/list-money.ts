import { openPaybill } from '../payments/received/open-paybill.ts'
import { readNewList } from '../payments/received/read-list.ts'
import { registerPaybill } from '../payments/received/register-paybill.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'

const minute = 60_000

/** Registers the organisation's paybill, once, and reads the list of money that came: notices of it are often lost. */
export const listMoney: TenantJob = {
  name: 'list-money',
  every: 5 * minute,
  isIdle: async (_tx, { services, tenant }) => openPaybill(services, tenant) === undefined,
  async run({ services, tenant }) {
    const paybill = openPaybill(services, tenant)
    if (paybill === undefined) return { counts: { 'money-listed': 0 } }
    await registerPaybill(services, tenant, paybill)
    return { counts: { 'money-listed': await readNewList(services, tenant, paybill) } }
  },
}
