import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSeconds } from '../../accounts/device-tokens.ts'
import { makeToken } from '../../platform/secrets/secret-token.ts'
import { apiPath } from '../../http/api-path.ts'

/** Of the browser, not of a person: it outlives sessions, tells nothing, and no script can read it. */
const name = 'regalia-device'

/** The token of the device that calls; undefined for one that has none yet. */
export const deviceTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/**
 * Gives the device that calls a token, or the one that it has for longer; the answer carries it.
 *
 * @param origin the organisation's: under `https:` the token is sent over nothing else
 */
export function giveDeviceToken(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const token = deviceTokenOf(request) ?? makeToken()
  const kept = `Path=${apiPath('auth/')}; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict`
  reply.header('set-cookie', `${name}=${token}; ${kept}${origin.startsWith('https:') ? '; Secure' : ''}`)
  return token
}
