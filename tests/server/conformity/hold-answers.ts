import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import { conformityOf } from './conformity-of.ts'

/**
 * Set-up of the server's tests: checks every response below /api of any test server by its tenant's OpenAPI document,
 * and fails the test if it does not conform [API-05].
 */
const violations: string[] = []
const routes = new WeakMap<FastifyInstance, RouteOptions[]>()
const initialization = 'fastify.initialization'
function hold(message: unknown): void {
  if (!isInitialization(message)) return
  const { fastify: app } = message
  const registered: RouteOptions[] = []
  routes.set(app, registered)
  app.addHook('onRoute', (route) => void registered.push(route))
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/')) violations.push(...violationsOf(request, reply, payload))
  })
}

subscribe(initialization, hold)
// The worker's next file runs this again.
afterAll(() => void unsubscribe(initialization, hold))

afterEach(() => {
  expect(violations.splice(0), 'answers that the OpenAPI document does not describe').toEqual([])
})

/** The registered routes of a server. */
export const routesOf = (app: FastifyInstance): readonly RouteOptions[] => routes.get(app) ?? []

function violationsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
  return conformityOf(request.tenant).violations({
    method: request.method,
    path: (request.url.split('?', 1)[0] ?? '').slice('/api'.length),
    status: reply.statusCode,
    headers: reply.getHeaders(),
    body: textOf(reply, payload),
  })
}

/** The text of a body; undefined for a stream. Some bodies are kept compressed. */
function textOf(reply: FastifyReply, payload: unknown): string | undefined {
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) return undefined
  return (reply.getHeader('content-encoding') === 'br' ? brotliDecompressSync(payload) : payload).toString()
}

function isInitialization(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}
