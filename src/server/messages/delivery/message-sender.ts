import type { TenantTransaction } from '../../platform/database/database.ts'
import { findDueTenants } from '../../platform/database/before-tenant/find-due-tenants.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import type { OutboxMessage } from '../outbox.ts'
import { attempt } from './attempt.ts'
import type { Carriers } from './carrier.ts'
import { settle, takeDue } from './queue.ts'
import type { Settlement } from './queue.ts'

/** Longer than a batch's slowest attempts take. After it the sender counts as dead. */
const leaseMilliseconds = 10 * 60_000
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
 * Sends the messages in the outbox. Several senders may share a database; each message goes to one of them. A message
 * is taken in one transaction and settled in another, and sent between the two.
 */
export class MessageSender implements Job {
  readonly name = 'send-messages'
  readonly pause = pauseMilliseconds

  constructor(
    private readonly services: Pick<Services, 'database' | 'environment' | 'tenants' | 'now'>,
    private readonly carriers: Carriers,
    private readonly sent: SentListener,
  ) {}

  close(): void {
    for (const carrier of this.carriers.values()) carrier.close()
  }

  /** Tries every due message once. When the server stops, it ends after the current batch. */
  async runDue(stopping: AbortSignal = new AbortController().signal): Promise<void> {
    const { database, tenants, now } = this.services
    const due = new Set(await findDueTenants(database, now()))
    for (const tenant of tenants.all) if (due.has(tenant.id)) await this.sendOf(tenant, stopping)
  }

  private async sendOf(tenant: PublishedTenant, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await this.sendBatch(tenant)) === batch);
  }

  private async sendBatch(tenant: PublishedTenant): Promise<number> {
    const { database, environment, now } = this.services
    const showsKept = environment.mode === 'sample'
    const until = new Date(now().getTime() + leaseMilliseconds)
    const taken = await database.inTenant(tenant.id, (tx) => takeDue(tx, { now: now(), until, count: batch }))
    const sending = taken.map(async (message) => {
      const settlement = await attempt(this.carriers, tenant, message, now)
      await database.inTenant(tenant.id, async (tx) => {
        const isStored = await settle(tx, message, settlement, showsKept)
        if (isStored && isOut(settlement)) await this.sent(tx, tenant, message, now())
      })
    })
    await Promise.all(sending)
    return taken.length
  }
}

/** Without a carrier the outbox is where messages go. */
const isOut = ({ status }: Settlement): boolean => status === 'sent' || status === 'kept'
