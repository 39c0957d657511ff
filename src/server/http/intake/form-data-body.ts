import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readMultipart } from './read-multipart.ts'

/**
 * A hook of a call whose body is JSON, which lets it be sent as form data too, as the calls of sections are: each field is
 * a part, read by the body's types. It takes no files.
 *
 * @throws Refusal `broken-multipart`, `broken-json`, `too-large`
 */
export function formDataBody(body: TSchema): (request: FastifyRequest) => Promise<void> {
  const schema: JsonValue = JSON.parse(JSON.stringify(body))
  return async (request) => {
    if (!request.isMultipart() || !isJsonObject(schema)) return
    request.body = (await readMultipart(request, schema, noFiles)).answers
  }
}

const noFiles = {
  receive: (): Promise<never> => Promise.reject(new Refusal('broken-multipart')),
}
