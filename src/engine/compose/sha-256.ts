/** The first 32 bits of the fractional parts of the roots that FIPS 180-4 names, computed rather than listed. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const words: number[] = []
  for (let candidate = 2; words.length < count; candidate += 1) {
    if (isPrime(candidate)) words.push((root(candidate) % 1) * 2 ** 32)
  }
  return Uint32Array.from(words)
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false
  return true
}

const initial = fractions(8, Math.sqrt)
const rounds = fractions(64, Math.cbrt)
const schedule = new Uint32Array(64)

/** The SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, as 64 hexadecimal digits. Pure, so that it runs everywhere alike. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const state = Uint32Array.from(initial)
  for (let offset = 0; offset < padded.length; offset += 64) absorb(state, view, offset)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function absorb(state: Uint32Array, view: DataView, offset: number): void {
  expand(view, offset)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (schedule[i] ?? 0)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
}

function expand(view: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15] ?? 0
    const late = schedule[i - 2] ?? 0
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = (schedule[i - 16] ?? 0) + sigma0 + (schedule[i - 7] ?? 0) + sigma1
  }
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
