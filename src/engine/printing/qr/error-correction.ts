/** Multiplication in the field of 256 elements of QR codes (x⁸ + x⁴ + x³ + x² + 1). */
export function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** The codewords of Reed-Solomon error correction for a block. */
export function errorCorrection(words: readonly number[], count: number): readonly number[] {
  const divisor = generator(count)
  let rest: readonly number[] = Array.from({ length: count }, () => 0)
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0)
    const shifted = [...rest.slice(1), 0]
    rest = shifted.map((value, index) => value ^ multiply(divisor[index] ?? 0, factor))
  }
  return rest
}

/** The coefficients of the product of (x − 2ⁱ), highest power first, without the leading 1. */
function generator(count: number): readonly number[] {
  let result: readonly number[] = [...Array.from({ length: count - 1 }, () => 0), 1]
  let root = 1
  for (let power = 0; power < count; power += 1) {
    const factor = root
    result = result.map((value, index) => multiply(value, factor) ^ (result[index + 1] ?? 0))
    root = multiply(root, 2)
  }
  return result
}
