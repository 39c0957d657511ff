import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { DraftContent, FormOrigin } from '../../renderer/drafts/draft-port.ts'

/** Data that only the secret can decrypt, and its initialisation vector. */
export interface Sealed {
  readonly start: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}

/** A stored file: its name and type are sealed too. */
interface FileHead {
  readonly name: string
  readonly type: string
}

/** The part of a draft that is serialised as one text. */
type DraftText = Omit<DraftContent, 'files'>

/**
 * Seals and opens drafts with a key derived from the user's secret, so that the next user of the browser cannot read
 * them. Rejects with another secret, and where the browser has no cryptography, as on plain HTTP.
 */
export class Seal {
  readonly #key: Promise<CryptoKey>

  constructor(secret: string) {
    this.#key = keyOf(secret)
    this.#key.catch(() => undefined)
  }

  sealText = async ({ answers, titles, origin }: DraftText): Promise<Sealed> =>
    this.#seal(new TextEncoder().encode(JSON.stringify({ answers, titles, origin })))

  async openText(sealed: Sealed): Promise<DraftText> {
    const text: unknown = JSON.parse(new TextDecoder().decode(await this.#open(sealed)))
    if (!isJsonObject(text) || !isJsonObject(text['titles'])) throw new Error('This is no draft')
    const titles = Object.entries(text['titles']).map(([name, title]) => [name, String(title)] as const)
    const origin = originIn(text['origin'])
    return { answers: text['answers'] ?? null, titles: Object.fromEntries(titles), ...(origin && { origin }) }
  }

  /** The file's bytes, after a line that describes the file. */
  async sealFile(file: File): Promise<Sealed> {
    const head: FileHead = { name: file.name, type: file.type }
    const whole = new Blob([`${JSON.stringify(head)}\n`, file])
    return this.#seal(new Uint8Array(await whole.arrayBuffer()))
  }

  async openFile(sealed: Sealed): Promise<File> {
    const whole = new Uint8Array(await this.#open(sealed))
    const end = whole.indexOf(10)
    const head: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(0, end)))
    if (!isJsonObject(head)) throw new Error('This is no file')
    return new File([whole.subarray(end + 1)], String(head['name']), { type: String(head['type']) })
  }

  async #seal(plain: Uint8Array<ArrayBuffer>): Promise<Sealed> {
    const start = crypto.getRandomValues(new Uint8Array(12))
    return { start, content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: start }, await this.#key, plain) }
  }

  async #open({ start, content }: Sealed): Promise<ArrayBuffer> {
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv: start }, await this.#key, content)
  }
}

/** Drafts of earlier versions do not contain the record they were based on. */
function originIn(origin: JsonValue | undefined): FormOrigin | undefined {
  if (!isJsonObject(origin)) return undefined
  const { record, base } = origin
  return isJsonObject(base) ? { record: isJsonObject(record) ? record : undefined, base } : undefined
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
