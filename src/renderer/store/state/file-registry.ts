import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'

/** A file as an answer: what it is called and where its bytes are (schemas/common/file.json). */
export type FileAnswer = Readonly<{
  name: string
  mediaType: string
  /** In bytes. */
  size: number
  /** `local:<n>` for one that is still in this browser, else the name of the stored file. */
  id?: string
  /** Base64; only while it travels. */
  content?: string
}>

/** Gets a stored file's bytes; the renderer itself makes no calls. */
export type LoadFile = (id: string) => Promise<Blob>

const localPrefix = 'local:'

/** Whether an id names a file that was chosen in this browser, and not one that is stored. */
export function isLocalFile(id: string | undefined): boolean {
  return id?.startsWith(localPrefix) === true
}

/** The files behind a form's answers: those just chosen, in memory, and those stored, fetched when they are looked at. */
export class FileRegistry {
  readonly #files = new Map<string, File>()
  readonly #load: LoadFile | undefined
  readonly #listeners = new Set<() => void>()
  #next = 1
  #progress: number | undefined
  #stop: AbortController | undefined
  #isUnsent = false

  constructor(load?: LoadFile) {
    this.#load = load
  }

  /** Keeps a chosen file and gives the answer that stands for it. */
  add(file: File): FileAnswer {
    const id = `${localPrefix}${this.#next}`
    this.#next += 1
    this.#files.set(id, file)
    return { name: file.name, mediaType: file.type || 'application/octet-stream', size: file.size, id }
  }

  /** The chosen file of an answer; undefined for a stored one. */
  get(id: string | undefined): File | undefined {
    return id === undefined ? undefined : this.#files.get(id)
  }

  /** Forgets a chosen file that was replaced or removed. */
  remove(id: string | undefined): void {
    if (id !== undefined) this.#files.delete(id)
  }

  /** The bytes of an answer, wherever they are; undefined when they cannot be had. */
  async read(answer: FileAnswer): Promise<Blob | undefined> {
    const local = this.get(answer.id)
    if (local) return local
    if (answer.content !== undefined) return fromBase64(answer.content, answer.mediaType)
    const isStored = answer.id !== undefined && !isLocalFile(answer.id)
    return isStored ? this.#load?.(answer.id) : undefined
  }

  /** How much of the upload has been sent, 0 to 1; undefined while nothing is sent. */
  readonly progress = (): number | undefined => this.#progress

  /** Tells the file fields how far the upload is. */
  reportProgress(sent: number | undefined): void {
    this.#progress = sent
    for (const listener of this.#listeners) listener()
  }

  /** Begins to send the form's files; the signal tells when the person wishes to stop. */
  startSending(): AbortSignal {
    this.#stop = new AbortController()
    this.#isUnsent = false
    this.reportProgress(0)
    return this.#stop.signal
  }

  /** The files have arrived, or the way there was cut off: they are then still here, to be sent again. */
  endSending(hasArrived: boolean): void {
    this.#stop = undefined
    this.#isUnsent = !hasArrived
    this.reportProgress(undefined)
  }

  /** Stops sending, as the person wishes. */
  stopSending(): void {
    this.#stop?.abort()
  }

  /** Whether the last attempt to send the files did not reach its end. */
  readonly isUnsent = (): boolean => this.#isUnsent

  readonly subscribeProgress = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The file that an answer says; undefined when it says none. */
export function readFileAnswer(value: JsonValue | undefined): FileAnswer | undefined {
  if (!isJsonObject(value)) return undefined
  const [name, mediaType, size] = [ownValue(value, 'name'), ownValue(value, 'mediaType'), ownValue(value, 'size')]
  if (typeof name !== 'string' || typeof mediaType !== 'string' || typeof size !== 'number') return undefined
  const [id, content] = [ownValue(value, 'id'), ownValue(value, 'content')]
  return {
    name,
    mediaType,
    size,
    ...(typeof id === 'string' && { id }),
    ...(typeof content === 'string' && { content }),
  }
}

function fromBase64(content: string, mediaType: string): Blob {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: mediaType })
}
