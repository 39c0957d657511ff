/** Limits of JSON in requests: bytes, depth, and the number of values. No real form comes near them. */
export const jsonLimits = { bytes: 1_000_000, depth: 32, values: 10_000 } as const

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Scans JSON byte by byte as it arrives, and detects excessive depth or too many values before anything is parsed:
 * building and walking values costs far more than reading their text. The parser rejects invalid JSON.
 */
export class JsonShape {
  private depth = 0
  private isText = false
  private isEscaped = false

  /** @param values the number counted before, e.g. in other parts of form data */
  constructor(private values = 0) {}

  /** The number of values so far. */
  get count(): number {
    return this.values
  }

  /** Whether it is still within the limits after these bytes of UTF-8. */
  takes(bytes: Uint8Array): boolean {
    for (const byte of bytes) {
      if (this.isText) this.readText(byte)
      else this.readMark(byte)
      if (this.depth > jsonLimits.depth || this.values > jsonLimits.values) return false
    }
    return true
  }

  private readText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === backslash) this.isEscaped = true
    else if (byte === quote) this.isText = false
  }

  private readMark(byte: number): void {
    if (byte === quote) this.isText = true
    else if (byte === comma) this.values += 1
    else if (byte === closeList || byte === closeObject) this.depth -= 1
    else if (byte === openList || byte === openObject) {
      this.depth += 1
      this.values += 1
    }
  }
}
