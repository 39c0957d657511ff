import { ContentInfo, SignedData, Certificate } from 'pkijs'

/** The seal of a PDF: what it covers, and the signature itself (CMS, as DER). */
export interface ReadSeal {
  readonly format: string
  /** Everything but the signature. */
  readonly covered: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

const named = /\/SubFilter \/([\w.]+)\s+\/ByteRange \[0 +(\d+) +(\d+) +(\d+) *\]/

/** The seal of a PDF; undefined if it has none, or one that does not cover the whole file. */
export function readSeal(content: Uint8Array): ReadSeal | undefined {
  const [, format = '', before = '', after = '', rest = ''] = named.exec(Buffer.from(content).toString('latin1')) ?? []
  if (format === '' || Number(after) + Number(rest) !== content.length) return undefined
  const hex = Buffer.from(content.subarray(Number(before) + 1, Number(after) - 1)).toString()
  const padded = Buffer.from(hex, 'hex')
  return {
    format,
    covered: Uint8Array.from([...content.subarray(0, Number(before)), ...content.subarray(Number(after))]),
    signature: Uint8Array.from(padded.subarray(0, 4 + padded.readUInt16BE(2))),
  }
}

/** Whether the file is as one of the certificates' owners sealed it; checked with these alone, not with its own. */
export async function isSealedBy(content: Uint8Array, certificates: readonly Uint8Array[]): Promise<boolean> {
  const seal = readSeal(content)
  if (seal === undefined) return false
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(seal.signature).content })
    signed.certificates = certificates.map((one) => Certificate.fromBER(Uint8Array.from(one)))
    return await signed.verify({ signer: 0, data: seal.covered.buffer })
  } catch {
    // Its signature cannot be read, or names none of the certificates.
    return false
  }
}

/** The same bytes, but for one. */
export function withOtherByte(content: Uint8Array, at: number): Uint8Array {
  const changed = Uint8Array.from(content)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
