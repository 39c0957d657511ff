import type { QrData } from './qr-data.ts'

/** A square of modules; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** While it is drawn: undefined modules are free for data. */
type Draft = (boolean | undefined)[][]

/** The fixed patterns of a version, with room kept for the format. */
function patterns(version: number): Draft {
  const size = version * 4 + 17
  const draft: Draft = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = draft[y]
    if (row !== undefined && x >= 0 && x < size) row[x] = dark
  }
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [[3, 3] as const, [size - 4, 3] as const, [3, size - 4] as const]) finder(x, y, set)
  if (version > 1) alignment(size - 7, set)
  for (let i = 0; i < 9; i += 1) {
    for (const [x, y] of [[8, i] as const, [i, 8] as const]) if (draft[y]?.[x] === undefined) set(x, y, false)
  }
  for (let i = 0; i < 8; i += 1) {
    set(size - 1 - i, 8, false)
    set(8, size - 1 - i, i === 7)
  }
  return draft
}

type SetModule = (x: number, y: number, dark: boolean) => void

function finder(centerX: number, centerY: number, set: SetModule): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(centerX + dx, centerY + dy, ring !== 2 && ring !== 4)
    }
  }
}

function alignment(center: number, set: SetModule): void {
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) set(center + dx, center + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }
}

/** The eight masks of the standard. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The modules of a code in each of the eight masks. */
export function maskedModules({ version, codewords }: QrData): readonly QrModules[] {
  const fixed = patterns(version)
  const order = dataPlaces(fixed)
  const bits = codewords.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >>> (7 - bit)) & 1) === 1))
  return masks.map((mask, number) => {
    const modules = fixed.map((row) => row.map((module) => module === true))
    order.forEach(([x, y], index) => {
      const row = modules[y]
      if (row !== undefined) row[x] = (bits[index] ?? false) !== mask(x, y)
    })
    writeFormat(modules, number)
    return modules
  })
}

/** The free modules in the order of the data: up and down in pairs of columns, from the right. */
function dataPlaces(fixed: Draft): readonly (readonly [number, number])[] {
  const size = fixed.length
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - index * 2).map((right) =>
    right <= 6 ? right - 1 : right,
  )
  return pairs.flatMap((right, index) => {
    const rows = Array.from({ length: size }, (_, row) => (index % 2 === 0 ? size - 1 - row : row))
    const places = rows.flatMap((y) => [[right, y] as const, [right - 1, y] as const])
    return places.filter(([x, y]) => fixed[y]?.[x] === undefined)
  })
}

/** Level M and the mask, with their own correction, in both places. */
function writeFormat(modules: boolean[][], mask: number): void {
  let rest = mask
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const format = ((mask << 10) | rest) ^ 0x5412
  const size = modules.length
  const bit = (index: number) => ((format >>> index) & 1) === 1
  const set = (x: number, y: number, index: number) => {
    const row = modules[y]
    if (row !== undefined) row[x] = bit(index)
  }
  for (let i = 0; i < 6; i += 1) set(8, i, i)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let i = 9; i < 15; i += 1) set(14 - i, 8, i)
  for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, i)
  for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, i)
}
