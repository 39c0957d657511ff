import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Services } from '../platform/services.ts'

/** The headers of every response. Pages have their own content security policy. */
export const securityHeadersOfAll = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** Every response restricts what a browser may do with it. Pages replace the policy by one with their nonce. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { origins }: Pick<Services, 'origins'>) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(securityHeadersOfAll)
    })
    app.addHook('onSend', async ({ tenant }, reply) => {
      const isEncrypted = tenant !== null && origins.of(tenant).startsWith('https:')
      if (isEncrypted) reply.header('strict-transport-security', 'max-age=31536000')
    })
  },
  { name: 'security-headers' },
)

export interface PagePolicy {
  /** Other origins that the page may call, e.g. an organisation's own server. */
  readonly connect?: readonly string[]
  /** vite's development client: inline script with the nonce, a web socket. */
  readonly development?: boolean
}

/**
 * Sets a page's content security policy: only scripts and styles from this server, and style elements with the nonce;
 * no inline scripts, no eval.
 *
 * @returns the nonce, different for every response
 */
export function protectPage(reply: FastifyReply, { connect = [], development = false }: PagePolicy = {}): string {
  const nonce = randomBytes(16).toString('base64url')
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(development ? [`'nonce-${nonce}'`] : [])],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect, ...(development ? ['ws:'] : [])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  reply.header('content-security-policy', directives.map((parts) => parts.join(' ')).join('; '))
  return nonce
}
