import { describe, expect, test } from 'vitest'
import { readPng } from '../../../src/engine/picture/measure-png.ts'
import type { PngHeader } from '../../../src/engine/picture/measure-png.ts'
import { sourceOf } from '../../../src/engine/picture/picture-source.ts'
import { isBlankPng } from '../../../src/server/platform/files/is-blank-png.ts'
import { encodePng } from '../../../src/server/start/sample-data/encode-png.ts'

async function isBlank(content: Uint8Array): Promise<boolean> {
  const png = await readPng(sourceOf(content))
  if (png === undefined) throw new Error('It is no PNG')
  return isBlankPng(png, async (position, length) => content.subarray(position, position + length))
}

const side = 9
const header = (more: Partial<PngHeader> = {}): PngHeader => ({
  width: side,
  height: side,
  depth: 8,
  colorType: 2,
  isInterlaced: false,
  ...more,
})

/** Rows of equal bytes but for one, which is in the last row. */
function rowsOf(bytes: number, value: number, last: number = value): readonly Uint8Array[] {
  const rows = Array.from({ length: side }, () => new Uint8Array(bytes).fill(value))
  rows.at(-1)?.fill(last, bytes - 1)
  return rows
}

/** The rows as a filter writes them (PNG §9.2), each with its number in front. */
function filtered(rows: readonly Uint8Array[], kind: number, step: number): number[] {
  return rows.flatMap((row, y) => {
    const at = (line: number, x: number) => (x < 0 ? 0 : (rows[line]?.[x] ?? 0))
    const expected = (x: number) => {
      const [left, up, corner] = [at(y, x - step), at(y - 1, x), at(y - 1, x - step)]
      const nearest = [left, up, corner].toSorted((one, other) => {
        const guess = left + up - corner
        return Math.abs(guess - one) - Math.abs(guess - other)
      })
      return [0, left, up, Math.floor((left + up) / 2), nearest[0] ?? 0][kind] ?? 0
    }
    return [kind, ...Array.from(row, (value, x) => (value - expected(x) + 256) % 256)]
  })
}

describe('a picture with nothing on it', () => {
  test.each([0, 1, 2, 3, 4])(
    'is found whatever filter its rows have: %i, and one byte that differs as well',
    async (kind) => {
      const written = (last?: number) => encodePng(header(), filtered(rowsOf(side * 3, 200, last), kind, 3))
      expect(await isBlank(written())).toBe(true)
      expect(await isBlank(written(201))).toBe(false)
    },
  )

  test.each([
    ['grey', { colorType: 0 }, side],
    ['of a palette', { colorType: 3 }, side],
    ['grey with transparency', { colorType: 4 }, side * 2],
    ['with transparency', { colorType: 6 }, side * 4],
    ['with 16 bits', { depth: 16 }, side * 6],
  ] as const)('may be %s', async (_kind, more, bytes) => {
    const written = (last?: number) => encodePng(header(more), filtered(rowsOf(bytes, 77, last), 0, 1))
    expect(await isBlank(written())).toBe(true)
    expect(await isBlank(written(78))).toBe(false)
  })

  test('may have several pixels in a byte, of which the last is filled up', async () => {
    const written = (...row: readonly number[]) =>
      encodePng(header({ depth: 1, colorType: 0 }), Array.from({ length: side }, () => [0, ...row]).flat())
    expect(await isBlank(written(0xff, 0x80))).toBe(true)
    expect(await isBlank(written(0xff, 0xff))).toBe(true)
    expect(await isBlank(written(0xff, 0x7f))).toBe(false)
    expect(await isBlank(written(0xaa, 0x80))).toBe(false)
  })

  test('may be interlaced', async () => {
    // The columns and rows of the seven passes of nine by nine pixels.
    const passes = [
      [2, 2],
      [1, 2],
      [3, 1],
      [2, 3],
      [5, 2],
      [4, 5],
      [9, 4],
    ] as const
    const data = passes.flatMap(([columns, rows]) =>
      Array.from({ length: rows }, () => [0, ...Array.from({ length: columns }, () => 5)]).flat(),
    )
    const interlaced = header({ colorType: 0, isInterlaced: true })
    expect(await isBlank(encodePng(interlaced, data))).toBe(true)
    expect(await isBlank(encodePng(interlaced, [...data.slice(0, -1), 6]))).toBe(false)
  })

  test('has no colour where it is transparent, whatever is stored there', async () => {
    const pixels = Array.from({ length: side }, (_pixel, x) => [x, 2 * x, 3 * x, 0]).flat()
    const rows = Array.from({ length: side }, () => Uint8Array.from(pixels))
    expect(await isBlank(encodePng(header({ colorType: 6 }), filtered(rows, 1, 4)))).toBe(true)
  })

  test('is not what is broken', async () => {
    const packed = encodePng(header(), filtered(rowsOf(side * 3, 200), 0, 3))
    packed.fill(0xff, 45, 50)
    expect(await isBlank(packed)).toBe(false)
  })
})
