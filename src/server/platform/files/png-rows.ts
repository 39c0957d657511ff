import type { PngHeader, PngPass } from '../../../engine/picture/measure-png.ts'
import { pngPasses, pngPixelBits } from '../../../engine/picture/measure-png.ts'

/** The unpacked rows of a PNG, which arrive in pieces, and whether their pixels look the same. */
export class PngRows {
  readonly #header: PngHeader
  readonly #passes: readonly PngPass[]
  /** The bytes of a pixel, at least 1. */
  readonly #step: number
  #pass = 0
  #rowsLeft: number
  #row: Uint8Array
  #above: Uint8Array
  #filled = 0
  /** What the first pixel is made of. */
  #first: readonly number[] | undefined

  constructor(header: PngHeader) {
    this.#header = header
    this.#passes = pngPasses(header)
    this.#step = Math.max(1, pngPixelBits(header) / 8)
    const [{ rows, rowBytes } = { rows: 0, rowBytes: 1 }] = this.#passes
    this.#rowsLeft = rows
    this.#row = new Uint8Array(rowBytes)
    this.#above = new Uint8Array(rowBytes)
  }

  /** Adds a piece of the data; whether all pixels up to its end look the same. */
  areSame(piece: Uint8Array): boolean {
    for (let at = 0; at < piece.length && this.#rowsLeft > 0;) {
      const count = Math.min(this.#row.length - this.#filled, piece.length - at)
      this.#row.set(piece.subarray(at, at + count), this.#filled)
      this.#filled += count
      at += count
      if (this.#filled < this.#row.length) continue
      undoFilter(this.#row, this.#above, this.#step)
      if (!this.#isRowSame()) return false
      this.#goOn()
    }
    return true
  }

  #isRowSame(): boolean {
    const { columns = 0 } = this.#passes[this.#pass] ?? {}
    for (let column = 0; column < columns; column += 1) {
      const pixel = this.#pixelAt(column)
      this.#first ??= pixel
      if (pixel.some((part, i) => part !== this.#first?.[i])) return false
    }
    return true
  }

  /** What a pixel is made of; a wholly transparent one has no colour. */
  #pixelAt(column: number): readonly number[] {
    const { depth, colorType } = this.#header
    if (depth < 8) {
      const bit = column * depth
      const byte = this.#row[1 + Math.floor(bit / 8)] ?? 0
      return [(byte >> (8 - depth - (bit % 8))) & (2 ** depth - 1)]
    }
    const start = 1 + column * this.#step
    const parts = Array.from(this.#row.subarray(start, start + this.#step))
    const isTransparent = colorType >= 4 && parts.slice(-depth / 8).every((part) => part === 0)
    return isTransparent ? parts.map(() => 0) : parts
  }

  #goOn(): void {
    this.#filled = 0
    this.#rowsLeft -= 1
    const { rowBytes } = this.#passes[this.#pass] ?? { rowBytes: 1 }
    if (this.#rowsLeft > 0) {
      ;[this.#row, this.#above] = [this.#above, this.#row]
      return
    }
    this.#pass += 1
    const next = this.#passes[this.#pass] ?? { rows: 0, rowBytes }
    this.#rowsLeft = next.rows
    this.#row = new Uint8Array(next.rowBytes)
    this.#above = new Uint8Array(next.rowBytes)
  }
}

/**
 * Turns a filtered row into its bytes, in place (PNG §9.2).
 *
 * @param above the row above it, as bytes
 * @param step the distance to the pixel on the left
 */
function undoFilter(row: Uint8Array, above: Uint8Array, step: number): void {
  const kind = row[0] ?? 0
  if (kind === 0) return
  for (let at = 1; at < row.length; at += 1) {
    const isFirst = at <= step
    const left = isFirst ? 0 : (row[at - step] ?? 0)
    const corner = isFirst ? 0 : (above[at - step] ?? 0)
    row[at] = (row[at] ?? 0) + predicted(kind, { left, up: above[at] ?? 0, corner })
  }
}

interface Neighbours {
  readonly left: number
  readonly up: number
  readonly corner: number
}

/** What a filter expects of a byte, by those beside it. */
function predicted(kind: number, { left, up, corner }: Neighbours): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return Math.floor((left + up) / 2)
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
