import { retryDelay } from '../../platform/jobs/retry-delay.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { OutboxMessage } from '../outbox.ts'
import { DeliveryError } from './carrier.ts'
import type { Carriers } from './carrier.ts'
import type { Settlement } from './queue.ts'

/** How many attempts a message gets, over about three hours. */
export const mostAttempts = 10

/** Tries to send a message and returns the result to store. */
export async function attempt(
  carriers: Carriers,
  tenant: PublishedTenant,
  message: OutboxMessage,
  now: () => Date,
): Promise<Settlement> {
  const carrier = carriers.get(message.channel)
  if (!carrier) return { status: 'kept', next_at: null }
  if (isExpired(message, now())) return { status: 'failed', next_at: null, failure: 'expired', last_error: null }
  // Its senders died repeatedly, perhaps because of this message.
  if (message.attempts > mostAttempts) {
    return { status: 'failed', next_at: null, failure: 'interrupted', last_error: null }
  }
  try {
    await carrier.send(message, tenant)
    return { status: 'sent', sent_at: now(), next_at: null, failure: null, last_error: null }
  } catch (error) {
    return failed(error, message, now())
  }
}

const isExpired = ({ expires_at }: OutboxMessage, at: Date): boolean => expires_at !== null && expires_at <= at

function failed(error: unknown, message: OutboxMessage, now: Date): Settlement {
  const { attempts } = message
  const next_at = new Date(now.getTime() + retryDelay(attempts))
  const failure = error instanceof DeliveryError ? error.failure : 'other'
  const last_error = error instanceof Error ? error.message.slice(0, 500) : null
  const isOver =
    attempts >= mostAttempts || isExpired(message, next_at) || (error instanceof DeliveryError && error.permanent)
  if (isOver) return { status: 'failed', next_at: null, failure, last_error }
  return { status: 'queued', next_at, failure, last_error }
}
