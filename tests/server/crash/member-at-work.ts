import { createHash, randomUUID } from 'node:crypto'
import { formBody, jsonBody } from '../../../scripts/bench/server/bodies.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

type Section = 'facilities' | 'bankers'

/** A record as its member knows it, with a unique title. */
export interface KnownRecord {
  readonly section: Section
  readonly title: string
  readonly version: number
  /** The hash of its file; a banker has no file. */
  readonly sha256?: string
  /** The record in the last response. */
  readonly answer: JsonObject
}

/** A change of a member, identical on each attempt. */
export interface SentChange {
  readonly kind: 'add' | 'update'
  readonly path: string
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  /** The record after the change. */
  readonly becomes: Omit<KnownRecord, 'answer'>
  readonly hasFile: boolean
}

/** A member changes one of its latest records, so that revisions increase. */
const recent = 4
/** Bytes. */
const largestFile = 300_000

/**
 * A firm's member that adds and updates records, with and without files, one after the other and each with a key. A
 * change without a response is repeated before the next.
 */
export class MemberAtWork {
  readonly known = new Map<string, KnownRecord>()
  /** The keys of repeated changes, with the time of the first attempt. */
  readonly retried = new Map<string, Date>()
  private waiting: SentChange | undefined
  private made = 0

  constructor(
    private readonly number: number,
    readonly token: string,
    private readonly chance: () => number,
  ) {}

  get isWaiting(): boolean {
    return this.waiting !== undefined
  }

  /** The pending change, or a new one. */
  next(): SentChange {
    const { waiting } = this
    if (waiting && !this.retried.has(waiting.key)) this.retried.set(waiting.key, new Date())
    return (this.waiting ??= this.invent())
  }

  /** Notes the response to a change: its record, or undefined for a refusal. */
  answered({ becomes }: SentChange, answer: JsonObject | undefined): void {
    this.waiting = undefined
    if (answer) this.known.set(becomes.title, { ...becomes, answer })
  }

  private invent(): SentChange {
    const last = [...this.known.values()].slice(-recent)
    const record = last[Math.floor(this.chance() * 2 * recent)]
    if (record) return this.update(record)
    this.made += 1
    const title = `MEMBER ${this.number} RECORD ${this.made}`
    const section = this.chance() < 0.7 ? 'facilities' : 'bankers'
    return this.change('add', { section, title, version: 1 }, {}, section === 'facilities')
  }

  private update({ section, title, version, sha256, answer }: KnownRecord): SentChange {
    const kept = { section, title, version: version + 1, ...(sha256 !== undefined && { sha256 }) }
    return this.change('update', kept, answer, section === 'facilities' && this.chance() < 0.5)
  }

  private change(
    kind: SentChange['kind'],
    draft: SentChange['becomes'],
    before: JsonObject,
    hasFile: boolean,
  ): SentChange {
    const key = randomUUID()
    const content = Buffer.alloc(1 + Math.floor(this.chance() * largestFile), `${draft.title} ${draft.version} ${key} `)
    const becomes = hasFile ? { ...draft, sha256: createHash('sha256').update(content).digest('hex') } : draft
    const answers = { ...before, ...answersOf(becomes) }
    const file = { field: 'ownership', name: 'proof.bin', mediaType: 'application/octet-stream', content }
    const { contentType = '', body = Buffer.of() } = hasFile ? formBody(answers, [file]) : jsonBody(answers)
    return {
      kind,
      path: `/profile/${draft.section}${kind === 'add' ? '' : '/update'}`,
      key,
      headers: {
        'content-type': contentType,
        'idempotency-key': key,
        ...(kind === 'update' && { 'if-match': `"${String(before.$revision)}"` }),
      },
      body: new Uint8Array(body),
      becomes,
      hasFile,
    }
  }
}

/** The answers of a record without its file. */
export function answersOf({ section, title, version }: Omit<KnownRecord, 'answer'>): JsonObject {
  if (section === 'bankers') return { name: title, address: `VERSION ${version}` }
  return { nameOfEquipment: title, quantity: version, remarks: `Version ${version}` }
}
