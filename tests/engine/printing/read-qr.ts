import { multiply } from '../../../src/engine/printing/qr/error-correction.ts'
import type { QrModules } from '../../../src/engine/printing/qr/qr-modules.ts'

/** Data codewords of each block and its correction, by version; level M. */
const blocksOf: Readonly<Record<number, { blocks: number; data: number; correction: number }>> = {
  1: { blocks: 1, data: 16, correction: 10 },
  2: { blocks: 1, data: 28, correction: 16 },
  3: { blocks: 1, data: 44, correction: 26 },
  4: { blocks: 2, data: 32, correction: 18 },
  5: { blocks: 2, data: 43, correction: 24 },
  6: { blocks: 4, data: 27, correction: 16 },
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** The text of a code as a scanner reads it, and whether every block's error correction agrees. */
export function readQr(modules: QrModules): { readonly text: string; readonly isSound: boolean } {
  const version = (modules.length - 17) / 4
  const layout = blocksOf[version]
  if (layout === undefined) throw new Error(`No code has ${modules.length} modules a side`)
  const words = codewords(modules)
  const { blocks, data, correction } = layout
  const parts = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: data }, (__, index) => words[index * blocks + block] ?? 0),
    ...Array.from({ length: correction }, (__, index) => words[blocks * data + index * blocks + block] ?? 0),
  ])
  const isSound = parts.every((part) =>
    Array.from({ length: correction }, (_, i) => syndrome(part, i)).every((s) => s === 0),
  )
  const bits = parts.flatMap((part) => part.slice(0, data)).map((word) => word.toString(2).padStart(8, '0'))
  return { text: decoded(bits.join('')), isSound }
}

/** The value of a block's polynomial at a power of 2. */
function syndrome(words: readonly number[], power: number): number {
  let root = 1
  for (let i = 0; i < power; i += 1) root = multiply(root, 2)
  return words.reduce((value, word) => multiply(value, root) ^ word, 0)
}

function codewords(modules: QrModules): readonly number[] {
  const size = modules.length
  const format = [0, 1, 2, 3, 4].map((column) => (modules[8]?.[column] === true ? '1' : '0')).join('')
  const [level, mask] = [Number.parseInt(format, 2) ^ 0b10101].flatMap((read) => [read >> 3, read & 7])
  if (level !== 0) throw new Error('The level is not M')
  const isDark = masks[mask ?? 0] ?? (() => false)
  let bits = ''
  let isUpwards = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFixed(size, row, column)) continue
        bits += (modules[row]?.[column] === true) !== isDark(row, column) ? '1' : '0'
      }
    }
    isUpwards = !isUpwards
  }
  return (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
}

function isFixed(size: number, row: number, column: number): boolean {
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
  const center = size - 7
  const isAlignment = size > 21 && Math.abs(row - center) <= 2 && Math.abs(column - center) <= 2
  return isFinder || isAlignment || row === 6 || column === 6
}

function decoded(bits: string): string {
  const take = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length), 2)
  if (bits.startsWith('0100')) {
    const length = take(4, 8)
    return new TextDecoder().decode(Uint8Array.from({ length }, (_, index) => take(12 + index * 8, 8)))
  }
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
  const length = take(4, 9)
  const pairs = Array.from({ length: Math.floor(length / 2) }, (_, index) => take(13 + index * 11, 11))
  const text = pairs.map((pair) => `${alphabet[Math.floor(pair / 45)]}${alphabet[pair % 45]}`).join('')
  return length % 2 === 0 ? text : text + (alphabet[take(13 + pairs.length * 11, 6)] ?? '')
}
