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

/** The result of a call, and the ids of the files that it keeps. */
export interface Used<Result> {
  readonly result: Result
  readonly kept: ReadonlySet<string>
}

/** Where files are stored until the call uses them, and the schema of the answers. */
export interface IncomingPlace {
  readonly store: FileStore
  readonly tenant: string
  /** The schema of the answers. */
  readonly schema: JsonObject | undefined
  readonly findRoom: () => Promise<UploadRoom>
}

/**
 * Reads a JSON or form data body that may contain files, and passes it to `work`. Files that `work` does not keep are
 * removed, all of them when it refuses. After an unforeseen error they stay, because it is unknown whether a saved
 * record refers to them.
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
 * Throws before reading anything when the declared length of form data exceeds the room for files plus the limit of its
 * texts.
 */
async function requireRoomFor({ headers }: FastifyRequest, receiver: Receiver): Promise<void> {
  const files = Number(headers['content-length'] ?? 0) - jsonLimits.bytes
  if (files <= 0) return
  const room = await receiver.room()
  // A file beyond the general limit is accepted here, because its form's own rule refuses it with a better message.
  if (files > room.bytes + 2 * generalFileLimit) throw room.refusal()
}

function jsonBody({ body }: FastifyRequest): JsonValue {
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return body
}
