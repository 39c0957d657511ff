import type { FastifyRequest } from 'fastify'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import type { FileStore } from '../files/file-store.ts'
import { toRefusal } from '../plugins/error-body.ts'
import { Refusal } from '../refusal.ts'
import { Receiver, receiveContents } from './incoming.ts'
import type { Incoming } from './incoming.ts'
import { readMultipart } from './read-multipart.ts'

/** What a call made of its body, and the files that it keeps, by id. */
export interface Used<Result> {
  readonly result: Result
  readonly kept: ReadonlySet<string>
}

/**
 * Reads the body of a call that may carry files, as JSON or as form data, and hands it to `work`. Files that it does not
 * keep are dropped, all of them when it refuses. After an unforeseen error they stay: whether what refers to them was
 * saved is then unknown, and a file too many harms nobody.
 */
export async function withIncoming<Result>(
  request: FastifyRequest,
  store: FileStore,
  tenant: string,
  schema: JsonObject | undefined,
  work: (incoming: Incoming) => Promise<Used<Result>>,
): Promise<Result> {
  const receiver = new Receiver(store, tenant)
  const { result, kept } = await readAndUse(request, schema, receiver, work).catch(async (error: unknown) => {
    if (isForeseen(error)) await receiver.drop()
    throw error
  })
  const unused = [...receiver.files.keys()].filter((id) => !kept.has(id))
  await store.remove(tenant, unused)
  return result
}

const isForeseen = (error: unknown): boolean => error instanceof Error && toRefusal(error).code !== 'internal'

async function readAndUse<Result>(
  request: FastifyRequest,
  schema: JsonObject | undefined,
  receiver: Receiver,
  work: (incoming: Incoming) => Promise<Used<Result>>,
): Promise<Used<Result>> {
  const { answers: body, ...read } = request.isMultipart()
    ? await readMultipart(request, schema, receiver)
    : { answers: jsonBody(request) }
  const answers = await receiveContents(receiver, schema, body)
  if (!isJsonObject(answers)) throw new Refusal('bad-request')
  return work({ ...read, answers, files: receiver.files })
}

function jsonBody({ body }: FastifyRequest): JsonValue {
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return body
}
