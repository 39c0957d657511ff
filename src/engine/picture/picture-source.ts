/** In pixels. */
export interface Measures {
  readonly width: number
  readonly height: number
}

/** Reads up to `length` bytes of a file from a position; fewer at its end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>

/** Minimum bytes per read. For most pictures, the first read contains everything that is needed. */
const heldSize = 65_536
/** More parts than any real picture has, so that reading a hostile one ends. */
const mostParts = 100_000

/** A picture's file, read piece by piece, with a limit on the number of reads that no real picture reaches. */
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

  /**
   * The given number of bytes from a position; undefined when the file ends before, or when there are too many parts.
   */
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

/** The largest width and the largest height; undefined without any measures, or when one of them is 0. */
export function largest(measures: readonly Measures[]): Measures | undefined {
  if (measures.length === 0 || measures.some(({ width, height }) => width < 1 || height < 1)) return undefined
  return {
    width: Math.max(...measures.map(({ width }) => width)),
    height: Math.max(...measures.map(({ height }) => height)),
  }
}
