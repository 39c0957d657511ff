import type { DarajaKeys } from '../../platform/provider-keys.ts'
import { providerPatience } from '../provider.ts'
import { fetchToken, isTokenOver, postDaraja } from './daraja-call.ts'
import type { DarajaAnswer } from './daraja-call.ts'
import { dropToken, sharedToken } from './daraja-token.ts'
import type { TokenPlace } from './daraja-token.ts'

/** An organisation's account with the provider. */
export interface DarajaAccount {
  readonly url: string
  readonly keys: DarajaKeys
  /** Where its token is kept. */
  readonly place: Omit<TokenPlace, 'provider' | 'shortcode'>
}

/** The name of the provider in rows and receipts. */
export const darajaName = 'mpesa'

/** The one currency that the provider knows. */
export const darajaCurrency = 'KES'

/** The provider's times are those of its country, whatever the organisation's. */
export const darajaTimeZone = 'Africa/Nairobi'

/** Posts JSON to a path of the provider. Throws a NotAskedError, or whatever a request throws. */
export type DarajaPost = (path: string, body: object) => Promise<DarajaAnswer>

/**
 * How an account posts: with a new token, once, where another process or another program has ended the one before. A
 * post answers within 12 seconds.
 */
export function darajaPost({ url, keys, place: where }: DarajaAccount): DarajaPost {
  const place: TokenPlace = { ...where, provider: darajaName, shortcode: keys.shortcode }
  return async (path, body) => {
    const signal = AbortSignal.timeout(providerPatience)
    const once = async () => {
      const token = await sharedToken(place, () => fetchToken(url, keys, signal), signal).catch(notAsked)
      return { token, answer: await postDaraja(`${url}${path}`, { token, body, signal }) }
    }
    const first = await once()
    if (!isTokenOver(first.answer)) return first.answer
    await dropToken(place, first.token)
    return (await once()).answer
  }
}

/** Nothing reached the provider. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError'
}

function notAsked(error: unknown): never {
  throw new NotAskedError('The payment provider gave no token.', { cause: error })
}

/** Whether a request that failed cannot have reached the provider. */
export const isUnsent = (error: unknown): boolean => error instanceof NotAskedError || isRefusedConnection(error)

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === 'ECONNREFUSED' || error.cause.code === 'ENOTFOUND')
