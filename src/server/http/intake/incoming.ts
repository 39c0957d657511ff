import type { FileStore, ReceivedFile } from '../../platform/files/file-store.ts'
import { generalFileLimit } from '../../../contract/file-transfer.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { setAt } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { exceededLimit } from '../../../engine/validation/answer-limits.ts'
import type { UploadRoom } from '../../platform/quotas/upload-room.ts'
import { decodeBase64 } from './base64-content.ts'
import { fileAnswersIn, toFileAnswer } from './file-answer.ts'
import { nameContents } from './name-contents.ts'

export interface NamedFile extends ReceivedFile {
  readonly name: string
}

/** The content of a call: its answers, and its files by id, which are already on disk. */
export interface Incoming {
  readonly answers: JsonObject
  readonly files: ReadonlyMap<string, NamedFile>
  /** With form data of separate parts: the fields that were sent. A record keeps the files of its other fields. */
  readonly parts?: ReadonlySet<string>
}

/** Stores files while a body is read, and can remove them all when something later fails. */
export class Receiver {
  private readonly received = new Map<string, NamedFile>()
  private found: Promise<UploadRoom> | undefined
  private taken = 0

  constructor(
    private readonly store: FileStore,
    private readonly tenant: string,
    private readonly findRoom: () => Promise<UploadRoom>,
  ) {}

  /** The room for all files together; looked up when the first file arrives. */
  room(): Promise<UploadRoom> {
    return (this.found ??= this.findRoom())
  }

  get files(): ReadonlyMap<string, NamedFile> {
    return this.received
  }

  /**
   * Writes content to disk and returns its file answer. Of content beyond the general limit only the beginning is
   * written.
   *
   * @throws Refusal `profile-full` or `storage-full`, at the pointer; never writes more than there is room for
   */
  async receive(name: string, content: AsyncIterable<Uint8Array>, pointer: JsonPointer = ''): Promise<JsonObject> {
    const room = await this.room()
    const left = Math.max(0, room.bytes - this.taken)
    const file = await this.store.receive(this.tenant, content, Math.min(generalFileLimit, left))
    const kept = { ...file, name: nameOf(name) }
    this.received.set(file.id, kept)
    this.taken += Math.min(file.size, generalFileLimit)
    if (file.size > left && file.size <= generalFileLimit) throw room.refusal(pointer)
    return toFileAnswer(kept)
  }

  async drop(): Promise<void> {
    await this.store.remove(this.tenant, [...this.received.keys()])
  }
}

/** A file's stored name: without control characters and fragments of a truncated character. */
const nameOf = (name: string): string =>
  name
    .slice(0, 255)
    .replaceAll(/[\p{Control}\p{Surrogate}]/gu, '')
    .trim() || 'file'

/** Moves base64 content from answers to disk. Validation refuses answers beyond the limits, so they stay. */
export async function receiveContents(
  receiver: Receiver,
  schema: JsonObject | undefined,
  body: JsonValue,
): Promise<JsonValue> {
  let answers = schema ? nameContents(schema, body) : body
  if (exceededLimit(answers)) return answers
  for (const { pointer, file } of fileAnswersIn(answers)) {
    const bytes = file.content === undefined ? undefined : decodeBase64(file.content)
    if (bytes) answers = setAt(answers, pointer, await receiver.receive(file.name, once(bytes), pointer))
  }
  return answers
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
