import type { StatementOutcome } from '../../contract/statement-names.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { importedDetail } from '../imports/imported-detail.ts'
import { forgetRows, queuedRows } from '../imports/queue-import.ts'
import type { PaymentServices } from '../payments/payment-world.ts'
import { missingReceipts } from '../payments/statements/missing-receipts.ts'
import { placeLines } from '../payments/statements/place-lines.ts'
import { readOwnStatement, statementImport } from '../payments/statements/statement-import.ts'
import { countedLines, findStatement } from '../payments/statements/statement-rows.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'

/** The pause before a server looks for imports; milliseconds. */
const pauseMilliseconds = 1000

/** Imports statements of payment providers, each line by itself: who pays meanwhile waits for no more than one. */
export const importStatement = (services: PaymentServices): JobKind => ({
  name: statementImport.kind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 5,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => importOne(services, job, control)),
})

async function importOne(
  services: PaymentServices,
  { id, payload }: Pick<TakenJob, 'id' | 'payload'>,
  { tenant, now: began, extendLease }: JobControl,
): Promise<JobEnd> {
  const { database, now } = services
  const statement = readOwnStatement(services, tenant, queuedRows(payload), began)
  // The organisation's keys were taken away, or exchanged, since it was uploaded.
  if ('key' in statement) return { outcome: 'failed', failure: 'refused' }
  await placeLines(services, tenant, { id, statement, onProgress: extendLease })
  const counts = await database.inTenant(tenant.id, (tx) => countsOf(tx, id))
  return {
    outcome: 'done',
    report: { counts },
    store: async (tx) => {
      await forgetRows(tx, statementImport, id)
      const detail = importedDetail(textAnswer(payload, 'file'), Object.values(counts))
      const entry = { actor_id: textAnswer(payload, 'actor'), subject_id: null, detail }
      await recordAudit(tx, { ...entry, action: 'statement-import-done' }, now())
    },
  }
}

/** How many lines became what, in the order of the entry in the audit log. */
async function countsOf(tx: TenantTransaction, id: string) {
  const counted = await countedLines(tx, id)
  const statement = await findStatement(tx, id)
  const of = (...outcomes: readonly (StatementOutcome | 'wrong')[]) =>
    counted.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, { count }) => sum + count, 0)
  return {
    'lines-settled': of('settled'),
    'lines-posted': of('posted'),
    'lines-waiting': of('waiting'),
    'lines-unplaced': of('unplaced'),
    'lines-different': of('differs'),
    'lines-known': of('known'),
    'lines-listed': of('charge', 'withdrawal', 'reversal', 'incomplete'),
    'rows-left-out': of('wrong'),
    'receipts-missing': statement === undefined ? 0 : (await missingReceipts(tx, statement)).total,
  }
}
