import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../../engine/json/json.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readMultipart } from './read-multipart.ts'

/**
 * The body of a call that takes form data as well as JSON, as the calls of sections do: each field is a part, read by its
 * type in the schema. It takes no files.
 *
 * @throws Refusal `broken-multipart`, `broken-json`, `too-large`
 */
export async function formDataBody(request: FastifyRequest, schema: JsonObject | undefined): Promise<unknown> {
  return request.isMultipart() ? (await readMultipart(request, schema, noFiles)).answers : request.body
}

const noFiles = {
  receive: (): Promise<never> => Promise.reject(new Refusal('broken-multipart')),
}
