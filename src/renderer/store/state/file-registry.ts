import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'

/** A file as an answer: its name and where its bytes are (schemas/common/file.json). */
export type FileAnswer = Readonly<{
  name: string
  mediaType: string
  /** In bytes. */
  size: number
  /** `local:<n>` for one that is still in this browser, otherwise the name of the stored file. */
  id?: string
  /** Base64; only in requests and responses. */
  content?: string
}>

/**
 * Fetches a stored file's bytes; the renderer itself makes no requests. Undefined when they are unavailable: it has
 * then shown why.
 */
export type LoadFile = (id: string) => Promise<Blob | undefined>

const localPrefix = 'local:'

/** Whether an id refers to a file that was chosen in this browser, and not a stored one. */
export function isLocalFile(id: string | undefined): boolean {
  return id?.startsWith(localPrefix) === true
}

/** The files behind a form's answers: newly chosen ones, in memory, and stored ones, fetched when they are viewed. */
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

  /** Keeps a chosen file and returns the answer that refers to it. */
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

  /** Removes a chosen file that was replaced or deleted. */
  remove(id: string | undefined): void {
    if (id !== undefined) this.#files.delete(id)
  }

  /** The bytes of an answer, wherever they are; undefined when they are not available. */
  async read(answer: FileAnswer): Promise<Blob | undefined> {
    const local = this.get(answer.id)
    if (local) return local
    if (answer.content !== undefined) return fromBase64(answer.content, answer.mediaType)
    const isStored = answer.id !== undefined && !isLocalFile(answer.id)
    return isStored ? this.#load?.(answer.id) : undefined
  }

  /** The part of the upload that has been sent, 0 to 1; undefined while nothing is being sent. */
  readonly progress = (): number | undefined => this.#progress

  /** Reports the upload's progress to the file fields. */
  reportProgress(sent: number | undefined): void {
    this.#progress = sent
    for (const listener of this.#listeners) listener()
  }

  /** Begins to send the form's files; the signal aborts when the user stops the upload. */
  startSending(): AbortSignal {
    this.#stop = new AbortController()
    this.#isUnsent = false
    this.reportProgress(0)
    return this.#stop.signal
  }

  /** The files have arrived, or the upload was interrupted: they are then still here, to be sent again. */
  endSending(hasArrived: boolean): void {
    this.#stop = undefined
    this.#isUnsent = !hasArrived
    this.reportProgress(undefined)
  }

  /** Stops the upload at the user's request. */
  stopSending(): void {
    this.#stop?.abort()
  }

  /** Whether the last upload was interrupted. */
  readonly isUnsent = (): boolean => this.#isUnsent

  readonly subscribeProgress = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The file that an answer refers to; undefined when it refers to none. */
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
