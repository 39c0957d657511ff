import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSeconds } from '../../accounts/device-tokens.ts'
import { makeToken } from '../../platform/secrets/secret-token.ts'
import { apiPath } from '../../http/api-path.ts'

/** It belongs to the browser, not to a person: it outlives sessions, contains no data, and no script can read it. */
const name = 'regalia-device'

/** The calling device's token; undefined when it has none yet. */
export const deviceTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/**
 * Gives the calling device a token, or extends the one that it has, by a cookie of the response.
 *
 * @param origin the organisation's: under `https:` the token is sent over nothing else
 */
export function giveDeviceToken(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const token = deviceTokenOf(request) ?? makeToken()
  const kept = `Path=${apiPath('auth/')}; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict`
  reply.header('set-cookie', `${name}=${token}; ${kept}${origin.startsWith('https:') ? '; Secure' : ''}`)
  return token
}
