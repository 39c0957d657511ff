import type { FastifyBaseLogger } from 'fastify'
import { MessageSender } from '../messages/delivery/message-sender.ts'
import type { SentListener } from '../messages/delivery/message-sender.ts'
import { openCarriers } from '../messages/delivery/open-carriers.ts'
import type { Services } from '../platform/services.ts'
import { JobRunner } from '../platform/jobs/job-runner.ts'
import { JobLane } from '../platform/jobs/job-lane.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { leasedJob } from '../platform/jobs/leased-job.ts'
import type { JobOutcome } from '../platform/jobs/job-lane.ts'
import { askPayments } from './ask-payments.ts'
import { askReversals } from './ask-reversals.ts'
import { billMembers } from './bill-members.ts'
import { beginCases } from './begin-cases.ts'
import { drawDocuments } from './draw-documents.ts'
import { dryRunForms } from './dry-run-forms.ts'
import { hearMoney } from './hear-money.ts'
import { importAwardsJob } from './import-awards-job.ts'
import { indexRegister } from './index-register.ts'
import { importRegister } from './import-register.ts'
import { importStatement } from './import-statement.ts'
import { pruneLeftovers } from './prune-leftovers.ts'
import { prunePictures } from './prune-pictures.ts'
import { listMoney } from './list-money.ts'
import { placeMoneyJob } from './place-money.ts'
import { publishScheduledForms } from './publish-scheduled-forms.ts'
import { rebaseForms } from './rebase-forms.ts'
import { remindMembers } from './remind-members.ts'
import { undoBilling } from './undo-billing.ts'
import { wakeCaseJob } from './wake-case-job.ts'
import { wakeCases } from './wake-cases.ts'
import { sweepFiles } from './sweep-files.ts'
import { tendDatabase } from './tend-database.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'

/** All jobs that run for each organisation. */
export const tenantJobs: readonly TenantJob[] = [
  pruneLeftovers,
  sweepFiles,
  prunePictures,
  beginCases,
  wakeCases,
  indexRegister,
  remindMembers,
  listMoney,
]

/** All kinds of jobs that something puts into the queue, each worked on in a lane of its own. */
export const queuedKinds: readonly ((services: Services) => JobKind)[] = [
  drawDocuments,
  wakeCaseJob,
  askPayments,
  askReversals,
  placeMoneyJob,
  hearMoney,
  importRegister,
  importAwardsJob,
  importStatement,
  billMembers,
  undoBilling,
  publishScheduledForms,
  dryRunForms,
]

/** All background work of a server process, ready to be started. `sent` is called for every message that went out. */
export function openJobs(
  services: Services,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  sent: SentListener,
): JobRunner {
  const logOutcome = (run: JobOutcome): void => {
    if (run.outcome === 'failed') log.error(run, 'a job failed')
    else if (run.report?.ids?.length) log.warn(run, 'a job found what somebody should look into')
    else log.info(run, 'a job was done')
  }
  const sender = new MessageSender(services, openCarriers(services.environment, services.assets), sent)
  const queued = queuedKinds.map((open) => new JobLane(services, open(services), logOutcome))
  const recurring = tenantJobs.map((job) => leasedJob(services, job, logOutcome))
  const lanes = [sender, rebaseForms(services), ...queued, ...recurring, ...tendDatabase(services.database)]
  return new JobRunner(lanes, (error, job) =>
    log.error({ job, type: error instanceof Error ? error.name : 'unknown' }, 'a job could not be worked on'),
  )
}
