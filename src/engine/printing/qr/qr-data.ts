import { errorCorrection } from './error-correction.ts'

/** The sizes that are used: version, all codewords, those of each block's correction, blocks; level M. */
const versions = [
  { version: 1, total: 26, correction: 10, blocks: 1 },
  { version: 2, total: 44, correction: 16, blocks: 1 },
  { version: 3, total: 70, correction: 26, blocks: 1 },
  { version: 4, total: 100, correction: 18, blocks: 2 },
  { version: 5, total: 134, correction: 24, blocks: 2 },
  { version: 6, total: 172, correction: 16, blocks: 4 },
] as const

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The codewords of a text, and the version that they fill. */
export interface QrData {
  readonly version: number
  readonly codewords: readonly number[]
}

/** The codewords of a text in the smallest version that holds it; undefined for a text that is too long. */
export function qrData(text: string): QrData | undefined {
  const bits = /^[\dA-Z $%*+\-./:]*$/.test(text) ? alphanumeric(text) : bytes(text)
  const fit = versions.find(({ total, correction, blocks }) => bits.length <= (total - correction * blocks) * 8)
  if (fit === undefined) return undefined
  const size = fit.total - fit.correction * fit.blocks
  return { version: fit.version, codewords: interleaved(padded(bits, size), fit) }
}

const binary = (value: number, length: number): string => value.toString(2).padStart(length, '0')

/** Two characters in 11 bits: for upper-case addresses, the smaller code. */
function alphanumeric(text: string): string {
  const pairs = text.match(/.{1,2}/gs) ?? []
  const coded = pairs.map(([first = '', second]) =>
    second === undefined
      ? binary(alphabet.indexOf(first), 6)
      : binary(alphabet.indexOf(first) * 45 + alphabet.indexOf(second), 11),
  )
  return `0010${binary(text.length, 9)}${coded.join('')}`
}

function bytes(text: string): string {
  const content = new TextEncoder().encode(text)
  return `0100${binary(content.length, 8)}${[...content].map((byte) => binary(byte, 8)).join('')}`
}

/** The bits with their end, filled up with the two pad codewords. */
function padded(bits: string, size: number): readonly number[] {
  const ended = bits + '0'.repeat(Math.min(4, size * 8 - bits.length))
  const whole = ended + '0'.repeat((8 - (ended.length % 8)) % 8)
  const words = (whole.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
  const pads = Array.from({ length: size - words.length }, (_, index) => (index % 2 === 0 ? 0xec : 0x11))
  return [...words, ...pads]
}

/** All versions used have blocks of one length. */
function interleaved(words: readonly number[], { correction, blocks }: (typeof versions)[number]): readonly number[] {
  const length = words.length / blocks
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * length, (block + 1) * length))
  const corrections = parts.map((part) => errorCorrection(part, correction))
  const across = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_word, index) => lists.map((list) => list[index] ?? 0))
  return [...across(parts), ...across(corrections)]
}
