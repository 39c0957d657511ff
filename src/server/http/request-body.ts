import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { readJsonText } from './intake/read-body.ts'
import { Refusal } from '../platform/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON of the body as it came, on a route that keeps it; else empty. */
    bodyText: string
  }
  interface FastifyContextConfig {
    /** Whether the text of a JSON body is kept with its request. */
    keepsText?: boolean
  }
}

/**
 * Allowed bodies: JSON, with limits enforced while it is read, or form data, which is streamed. Never compressed, since
 * inflating a small body can cost a lot. Requests that no route accepts are refused before their body is read.
 */
export const requestBody = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      if (request.is404) throw app.routeMethods.refusal(request)
      if (isCompressed(request)) throw new Refusal('unsupported-media-type', { message: { key: 'server.compressed' } })
    })
    app.decorateRequest('bodyText', '')
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', (request, payload, done) => {
      readJsonText(payload, request.headers['content-length']).then((text) => {
        if (request.routeOptions.config.keepsText) request.bodyText = text
        return parse(request, text, done)
      }, done)
    })
  },
  { name: 'request-body', dependencies: ['errors'] },
)

const isCompressed = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
