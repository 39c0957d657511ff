import type { Carrier } from './carrier.ts'
import { DeliveryError } from './carrier.ts'

/** Milliseconds until a provider that does not respond counts as unreachable. */
const patience = 30_000

export interface SmsSettings {
  readonly url: string
  readonly token: string
}

/**
 * Sends text messages through a provider that accepts `{ "to", "text", "sender" }` as JSON. The message's id is the
 * idempotency key, so that the provider sends a repeated message only once.
 */
export function smsCarrier({ url, token }: SmsSettings): Carrier {
  return {
    async send({ id, recipient, body_text }, { declaration }) {
      const response = await post(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          authorization: `Bearer ${token}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ to: recipient, text: body_text, sender: declaration.caption }),
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (response.ok) return
      const { status, statusText } = response
      throw new DeliveryError('refused', `${status} ${statusText}`.trim(), isPermanent(status))
    },
    close: () => undefined,
  }
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new DeliveryError('unreachable', cause instanceof Error ? cause.message : '', false)
  }
}

/** Statuses that are not about the message, but about the token, the rate or the provider: those may pass. */
const passing = new Set([401, 403, 408, 409, 425, 429])
const isPermanent = (status: number): boolean => status >= 400 && status < 500 && !passing.has(status)
