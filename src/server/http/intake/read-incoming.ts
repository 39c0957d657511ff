import type { FastifyRequest } from 'fastify'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { generalFileLimit } from '../../../contract/file-transfer.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { toRefusal } from '../error-body.ts'
import type { UploadRoom } from '../../platform/quotas/upload-room.ts'
import { Refusal } from '../../platform/refusal.ts'
import { Receiver, receiveContents } from './incoming.ts'
import type { Incoming } from './incoming.ts'
import { jsonLimits } from './json-shape.ts'
import { readMultipart } from './read-multipart.ts'

/** What a call made of its body, and the files that it keeps, by id. */
export interface Used<Result> {
  readonly result: Result
  readonly kept: ReadonlySet<string>
}

/** Where what comes in is kept until it is used, and what it has to look like. */
export interface IncomingPlace {
  readonly store: FileStore
  readonly tenant: string
  /** Of the answers. */
  readonly schema: JsonObject | undefined
  readonly findRoom: () => Promise<UploadRoom>
}

/**
 * Reads the body of a call that may carry files, as JSON or as form data, and hands it to `work`. Files that it does not
 * keep are dropped, all of them when it refuses. After an unforeseen error they stay: whether what refers to them was
 * saved is then unknown, and a file too many harms nobody.
 */
export async function withIncoming<Result>(
  request: FastifyRequest,
  { store, tenant, schema, findRoom }: IncomingPlace,
  work: (incoming: Incoming) => Promise<Used<Result>>,
): Promise<Result> {
  const receiver = new Receiver(store, tenant, findRoom)
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
  if (request.isMultipart()) await requireRoomFor(request, receiver)
  const { answers: body, ...read } = request.isMultipart()
    ? await readMultipart(request, schema, receiver)
    : { answers: jsonBody(request) }
  const answers = await receiveContents(receiver, schema, body)
  if (!isJsonObject(answers)) throw new Refusal('bad-request')
  return work({ ...read, answers, files: receiver.files })
}

/**
 * Throws before anything is read when form data says that it brings more files than there is room for: it is longer than
 * its texts may be and the files that would fit.
 */
async function requireRoomFor({ headers }: FastifyRequest, receiver: Receiver): Promise<void> {
  const files = Number(headers['content-length'] ?? 0) - jsonLimits.bytes
  if (files <= 0) return
  const room = await receiver.room()
  // More than the general limit may be one file of which only the beginning is kept: its form says that by its own rule.
  if (files > room.bytes + 2 * generalFileLimit) throw room.refusal()
}

function jsonBody({ body }: FastifyRequest): JsonValue {
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return body
}
