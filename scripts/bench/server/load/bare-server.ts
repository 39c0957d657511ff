/** The process of the bare server: plain Fastify that sends recorded responses unchanged. */
import Fastify from 'fastify'
import { Check } from 'typebox/value'
import { BareAnswers } from './messages.ts'
import type { BareAnswer } from './messages.ts'

process.on('message', (answers) => {
  if (!Check(BareAnswers, answers)) throw new Error('These are no answers.')
  void serve(answers).then((port) => process.send?.({ port }))
})

async function serve(answers: readonly BareAnswer[]): Promise<number> {
  const app = Fastify()
  app.removeAllContentTypeParsers()
  // A body is read, as it must be, and discarded.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('end', () => done(null))
    payload.resume()
  })
  for (const { method, path, status, headers, body } of answers) {
    const content = Buffer.from(body, 'base64')
    const named = Object.fromEntries(headers)
    app.route({ method, url: path, handler: (_request, reply) => reply.code(status).headers(named).send(content) })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The bare server has no port.')
  return address.port
}
