import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { parseJson } from '../../engine/json/parse-json.ts'
import { formatPointer } from '../../engine/json/pointer.ts'
import { findUnusable } from '../../engine/overlay/unusable-value.ts'
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
    const parseSafely = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', (request, payload, done) => {
      const parse = (text: string) =>
        parseSafely(request, text, (error, body) => done((error && forbiddenKeyIn(text)) ?? error, body))
      readJsonText(payload, request.headers['content-length']).then(parse, done)
    })
  },
  { name: 'request-body', dependencies: ['errors'] },
)

/**
 * The refusal of a body that was not parsed because one of its keys would reach an object's prototype: it names the key
 * at its place, and is all that ever comes of the body. Undefined when something else is wrong.
 */
function forbiddenKeyIn(text: string): Refusal | undefined {
  const found = findUnusable(parseJson(text))
  if (found?.kind !== 'forbidden') return undefined
  const [pointer, key] = [formatPointer(found.location), String(found.location.at(-1))]
  return new Refusal('broken-json', {
    errors: [{ pointer, message: { key: 'server.forbidden-key', params: { key } } }],
  })
}

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
