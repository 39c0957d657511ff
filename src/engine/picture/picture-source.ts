/** In pixels. */
export interface Measures {
  readonly width: number
  readonly height: number
}

/** Gives so many bytes of a file from a position on; fewer at its end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>

/** How much is read at once; bytes. Most pictures say within this what is asked of them. */
const heldSize = 65_536
/** More parts than any real picture has, so that reading a hostile one ends. */
const mostParts = 100_000

/** A picture's file as it is looked into: a part of it at a time, and no more parts than a real one has. */
export class PictureSource {
  readonly #read: ReadBytes
  #held: Uint8Array = new Uint8Array(0)
  #start = 0
  #parts = 0

  /** @param size of the whole file; bytes */
  constructor(
    readonly size: number,
    read: ReadBytes,
  ) {
    this.#read = read
  }

  /** So many bytes from a position on; undefined where the file ends before, or has more parts than a picture has. */
  async at(position: number, length: number): Promise<DataView | undefined> {
    this.#parts += 1
    if (this.#parts > mostParts || position < 0 || position + length > this.size) return undefined
    if (position < this.#start || position + length > this.#start + this.#held.byteLength) {
      this.#held = await this.#read(position, Math.max(length, heldSize))
      this.#start = position
    }
    const from = position - this.#start
    if (from + length > this.#held.byteLength) return undefined
    return new DataView(this.#held.buffer, this.#held.byteOffset + from, length)
  }
}

/** A file that is in memory. */
export const sourceOf = (bytes: Uint8Array): PictureSource =>
  new PictureSource(bytes.byteLength, async (position, length) => bytes.subarray(position, position + length))

/** Four Latin letters, such as the type of a part. */
export const letters = (view: DataView, at: number, count = 4): string =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(view.getUint8(at + i))).join('')

/** The larger of each of some measures; undefined without any, and where one is nothing. */
export function largest(measures: readonly Measures[]): Measures | undefined {
  if (measures.length === 0 || measures.some(({ width, height }) => width < 1 || height < 1)) return undefined
  return {
    width: Math.max(...measures.map(({ width }) => width)),
    height: Math.max(...measures.map(({ height }) => height)),
  }
}
