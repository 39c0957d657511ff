import type { TenantTransaction } from '../../platform/database/database.ts'
import type { JobEnd, JobKind, JobWork } from '../../platform/jobs/job-kind.ts'
import { JobLane } from '../../platform/jobs/job-lane.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { messageKind } from '../outbox.ts'
import type { OutboxMessage } from '../outbox.ts'
import { attempt } from './attempt.ts'
import type { Carriers } from './carrier.ts'
import { markSending, settle } from './queue.ts'

/** How many messages are sent at once. */
const batch = 10
/** The pause of an idle sender. */
const pauseMilliseconds = 1000

/** A further effect of a message that went out, in the transaction that stores so. */
export type SentListener = (
  tx: TenantTransaction,
  tenant: PublishedTenant,
  message: OutboxMessage,
  now: Date,
) => Promise<void>

/**
 * Sends the messages in the outbox, each of which is a job. It is taken in one transaction and ends in another, and is
 * sent between the two.
 */
export class MessageSender implements Job {
  readonly name = messageKind
  readonly pause = pauseMilliseconds
  private readonly lane: JobLane

  constructor(
    private readonly services: Pick<Services, 'database' | 'environment' | 'tenants' | 'now'>,
    private readonly carriers: Carriers,
    private readonly sent: SentListener,
  ) {
    // How often a message is tried depends on the answer of its carrier, so it is decided there.
    const begin: JobKind['begin'] = async (tx, jobs, { until }) => {
      const ids = jobs.map(({ id }) => id)
      const messages = new Map((await markSending(tx, ids, until)).map((message) => [message.id, message]))
      return ids.map((id) => this.workOf(messages.get(id)))
    }
    this.lane = new JobLane(services, { name: messageKind, pause: pauseMilliseconds, batch, keeps: false, begin })
  }

  close(): void {
    for (const carrier of this.carriers.values()) carrier.close()
  }

  /** Tries every due message once. When the server stops, it ends after the current batch. */
  runDue(stopping?: AbortSignal): Promise<void> {
    return this.lane.runDue(stopping)
  }

  /** Sends a message; nothing where there is none, because it was withdrawn or removed. */
  private workOf(message: OutboxMessage | undefined): JobWork {
    return async ({ tenant }): Promise<JobEnd> => (message ? this.send(tenant, message) : { outcome: 'done' })
  }

  private async send(tenant: PublishedTenant, message: OutboxMessage): Promise<JobEnd> {
    const { environment, now } = this.services
    const settlement = await attempt(this.carriers, tenant, message, now)
    const store = async (tx: TenantTransaction): Promise<void> => {
      await settle(tx, message, settlement, environment.mode === 'sample')
      // Without a carrier the outbox is where messages go.
      const isOut = settlement.status === 'sent' || settlement.status === 'kept'
      if (isOut) await this.sent(tx, tenant, message, now())
    }
    const { next_at: at } = settlement
    return at === null ? { outcome: 'done', store } : { outcome: 'again', failure: 'reported', at, store }
  }
}
