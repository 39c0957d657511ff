import type { DeliveryFailure } from '../../../contract/outbox-entry.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { OutboxMessage } from '../outbox.ts'

/** Sends one kind of message. */
export interface Carrier {
  /**
   * Hands over a message. May be called again for the same message when it is unknown whether the first attempt
   * arrived; the receiver recognises it by its id.
   *
   * @throws DeliveryError when it was not accepted
   */
  send(message: OutboxMessage, tenant: PublishedTenant): Promise<void>
  close(): void
}

export type Carriers = ReadonlyMap<OutboxMessage['channel'], Carrier>

/** A message was not accepted. `message` is the carrier's response; if `permanent`, retrying cannot help. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly failure: DeliveryFailure,
    message: string,
    readonly permanent: boolean,
  ) {
    super(message)
  }
}
