import type { PublishedTenant } from '../../published/published-tenant.ts'
import type { OutboxMessage } from '../outbox.ts'
import { DeliveryError } from './carrier.ts'
import type { Carriers } from './carrier.ts'
import type { Settlement } from './queue.ts'
import { mostAttempts, retryDelay } from './retry-delay.ts'

/** Tries to send a message that was taken, and says what is to be written down of it. */
export async function attempt(
  carriers: Carriers,
  tenant: PublishedTenant,
  message: OutboxMessage,
  now: () => Date,
): Promise<Settlement> {
  const carrier = carriers.get(message.channel)
  if (!carrier) return { status: 'kept', next_at: null }
  // Its senders died again and again, perhaps of it.
  if (message.attempts > mostAttempts) return { status: 'failed', next_at: null }
  try {
    await carrier.send(message, tenant)
    return { status: 'sent', sent_at: now(), next_at: null, last_error: null }
  } catch (error) {
    return failed(error, message.attempts, now())
  }
}

function failed(error: unknown, attempts: number, now: Date): Settlement {
  const last_error = (error instanceof Error ? error.message : 'It could not be sent.').slice(0, 500)
  const isOver = attempts >= mostAttempts || (error instanceof DeliveryError && error.permanent)
  if (isOver) return { status: 'failed', next_at: null, last_error }
  return { status: 'queued', next_at: new Date(now.getTime() + retryDelay(attempts)), last_error }
}
