import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Refusal } from '../platform/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The lower-case host name of the request without its port; empty without a Host, which HTTP/1.0 allows. */
    hostName: string
  }
}

/**
 * Reads the Host of a request before anything else uses it. Anything but one host name or address, with or without a
 * port, is refused with 400. `X-Forwarded-Host` is ignored, because proxies pass on what their clients send.
 */
export const hostPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('hostName', '')
    app.addHook('onRequest', async (request) => {
      request.hostName = readHost(request)
    })
  },
  { name: 'host' },
)

const longest = 255
const nameAndPort =
  /^((?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*)\.?(?::\d{1,5})?$/
const literalAndPort = /^(\[[0-9a-f:]+(?:\.\d+){0,3}\])(?::\d{1,5})?$/

function readHost({ raw, headers }: FastifyRequest): string {
  const { host } = headers
  const isRepeated = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1
  if (host === undefined) return ''
  const text = host.toLowerCase()
  const name = text.length > longest ? undefined : (nameAndPort.exec(text) ?? literalAndPort.exec(text))?.[1]
  if (isRepeated || name === undefined) throw new Refusal('bad-request')
  return name
}
