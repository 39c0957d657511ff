import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@fastify/multipart'
import { dataPart, generalFileLimit } from '../../../contract/file-transfer.ts'
import { forbiddenKeys, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { formatPointer, setAt } from '../../../engine/json/pointer.ts'
import { Refusal } from '../../platform/refusal.ts'
import { decodePart } from './decode-part.ts'
import { JsonShape, jsonLimits } from './json-shape.ts'
import { readUtf8, tooLargeForJson } from './read-body.ts'
import type { Receiver } from './incoming.ts'
import { SmallPieces } from './small-pieces.ts'

/**
 * A file of up to twice the limit is accepted, so that the form's own rule refuses it with its message. The part `data`
 * counts as a file.
 */
const limits = {
  fileSize: 2 * generalFileLimit,
  files: 21,
  fields: 500,
  parts: 520,
  fieldNameSize: 200,
  headerPairs: 20,
  fieldSize: jsonLimits.bytes,
}

/**
 * How many bytes of a part busboy buffers before it waits for a reader. A part without a disposition has no reader:
 * busboy discards its data after each turn of the event loop, but would wait for ever if the data of one turn (at most
 * what the socket and the request buffer) exceeded this.
 */
const fileHwm = 1_000_000

/** The part `data` is read as bytes, because busboy would decode a text part and silently replace what is not UTF-8. */
const isPartAFile = (name: string | undefined, type: string | undefined, fileName: string | undefined): boolean =>
  name === dataPart || type === 'application/octet-stream' || fileName !== undefined

/** The most segments in the name of a part. */
const deepestName = 16

/**
 * Reads form data. The part `data` contains the answers as JSON. Other text parts are single fields; file parts are
 * streamed to disk; their names are pointers and they take precedence over `data`. All texts together may be as long as
 * a JSON body.
 *
 * @throws Refusal `broken-multipart`, `broken-json`, `too-large`
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: JsonObject | undefined,
  receiver: FileTaker,
): Promise<FormDataAnswers> {
  const reader = new PartReader(schema, receiver)
  cutOffSmallPieces(request.raw)
  try {
    for await (const part of request.parts({ limits, isPartAFile, fileHwm })) {
      await reader.read(part)
    }
  } catch (error) {
    throw isOurs(error) ? error : new Refusal('broken-multipart')
  }
  return { answers: reader.answers(), ...(reader.names && { parts: reader.names }) }
}

/** busboy is slow for each piece: ten thousand, which fit in one TCP segment, would delay other requests. */
function cutOffSmallPieces(raw: IncomingMessage): void {
  const pieces = new SmallPieces()
  raw.on('data', (piece: Buffer) => {
    if (pieces.takes(piece)) return
    raw.unpipe()
    raw.destroy()
  })
}

interface FormDataAnswers {
  readonly answers: JsonValue
  /** The fields that have parts; undefined with a part `data`. */
  readonly parts?: ReadonlySet<string>
}

/** Stores the files among the parts. */
type FileTaker = Pick<Receiver, 'receive'>

/**
 * Whether an error keeps its own meaning: a refusal, an error of the multipart plugin (with a code) or of the disk
 * (with a system call). Any other comes from broken form data.
 */
function isOurs(error: unknown): boolean {
  if (error instanceof Refusal || !(error instanceof Error)) return true
  const isStream = 'code' in error && String(error.code).startsWith('ERR_STREAM')
  return !isStream && ('code' in error || 'syscall' in error)
}

class PartReader {
  private data: JsonObject | undefined
  private textsLeft: number = jsonLimits.bytes
  private values = 0
  private readonly fields = new Set<string>()
  private readonly parts: (readonly [pointer: string, value: JsonValue])[] = []

  constructor(
    private readonly schema: JsonObject | undefined,
    private readonly receiver: FileTaker,
  ) {}

  async read(part: Multipart): Promise<void> {
    const segments = part.fieldname.split('/')
    if (segments.length > deepestName || segments.some((segment) => segment === '' || forbiddenKeys.has(segment)))
      throw new Refusal('broken-multipart')
    const pointer = formatPointer(segments)
    if (part.type === 'file' && part.fieldname === dataPart) {
      this.readData(readUtf8(await readBytes(part.file)))
      return
    }
    this.fields.add(segments[0] ?? '')
    if (part.type === 'file') this.parts.push([pointer, await this.receiver.receive(part.filename, part.file, pointer)])
    else this.readText(pointer, textOf(part))
  }

  private readData(text: string): void {
    this.countText(text)
    this.requireSmall(text)
    this.data = parseData(text)
  }

  private readText(pointer: string, text: string): void {
    this.countText(text)
    if (/^\s*[[{]/.test(text)) this.requireSmall(text)
    const value = decodePart(this.schema, pointer, text)
    if (value !== undefined) this.parts.push([pointer, value])
  }

  private countText({ length }: string): void {
    this.textsLeft -= length
    if (this.textsLeft < 0) throw tooLargeForJson()
  }

  /** The limits of a body apply to all JSON parts together. */
  private requireSmall(json: string): void {
    const shape = new JsonShape(this.values)
    if (!shape.takes(Buffer.from(json))) throw new Refusal('too-large')
    this.values = shape.count
  }

  get names(): ReadonlySet<string> | undefined {
    return this.data ? undefined : this.fields
  }

  answers(): JsonValue {
    return this.parts.reduce<JsonValue>((answers, [pointer, value]) => setAt(answers, pointer, value), this.data ?? {})
  }
}

function textOf(part: Multipart): string {
  if (part.type === 'file') return ''
  if (part.valueTruncated) throw tooLargeForJson()
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
}

/** The content of a part, limited to the length of a body. */
async function readBytes(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > jsonLimits.bytes) throw tooLargeForJson()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseData(text: string): JsonObject {
  try {
    const value: JsonValue = JSON.parse(text)
    if (isJsonObject(value)) return value
  } catch {
    throw new Refusal('broken-json')
  }
  throw new Refusal('broken-json')
}
