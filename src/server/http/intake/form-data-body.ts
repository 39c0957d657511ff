import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../../engine/json/json.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readMultipart } from './read-multipart.ts'

/**
 * The body of a call that accepts form data or JSON, as the calls of sections do. In form data each field is a part,
 * decoded by its type in the schema. Files are refused.
 */
export async function formDataBody(request: FastifyRequest, schema: JsonObject | undefined): Promise<unknown> {
  return request.isMultipart() ? (await readMultipart(request, schema, noFiles)).answers : request.body
}

const noFiles = {
  receive: (): Promise<never> => Promise.reject(new Refusal('broken-multipart')),
}
