import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
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
  if (isExpired(message, now())) return { status: 'failed', next_at: null, last_error: expired }
  // Its senders died again and again, perhaps of it.
  if (message.attempts > mostAttempts) return { status: 'failed', next_at: null }
  try {
    await carrier.send(message, tenant)
    return { status: 'sent', sent_at: now(), next_at: null, last_error: null }
  } catch (error) {
    return failed(error, message, now())
  }
}

const expired = 'It was of no use any more before it could be sent.'

const isExpired = ({ expires_at }: OutboxMessage, at: Date): boolean => expires_at !== null && expires_at <= at

function failed(error: unknown, message: OutboxMessage, now: Date): Settlement {
  const { attempts } = message
  const next_at = new Date(now.getTime() + retryDelay(attempts))
  const last_error = (error instanceof Error ? error.message : 'It could not be sent.').slice(0, 500)
  const isOver =
    attempts >= mostAttempts || isExpired(message, next_at) || (error instanceof DeliveryError && error.permanent)
  if (isOver) return { status: 'failed', next_at: null, last_error }
  return { status: 'queued', next_at, last_error }
}
