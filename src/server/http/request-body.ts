import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { readBytes, readJsonText } from './intake/read-body.ts'
import { Refusal } from '../platform/refusal.ts'

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
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', (request, payload, done) => {
      readJsonText(payload, request.headers['content-length']).then((text) => parse(request, text, done), done)
    })
  },
  { name: 'request-body', dependencies: ['errors'] },
)

/** Takes the bodies of an app's own routes as they come, of whatever media type. Within a limit, nothing is refused. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions
    readBytes(payload, request.headers['content-length'], bodyLimit).then((bytes) => done(null, bytes), done)
  })
}

const isCompressed = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
