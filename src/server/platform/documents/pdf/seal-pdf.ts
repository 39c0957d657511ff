import { createPrivateKey, sign } from 'node:crypto'

/** With what an organisation seals a file. */
export interface PdfSeal {
  /** The organisation's name, for who reads the seal aloud. */
  readonly by: string
  /** An ECDSA key as PKCS #8. */
  readonly privateKey: Uint8Array
  /** X.509, as DER. */
  readonly certificate: Uint8Array
  readonly at: Date
}

/** The room for the signature and its certificate; bytes. Both are about 900, and names may be long. */
const signatureBytes = 4096

/**
 * The PDF with an organisation's seal (PAdES, ETSI EN 319 142), which readers show and check. It is appended: the tags
 * and everything else stay as they are. Each time, the bytes are others. The library is loaded with the first seal.
 */
export async function sealPdf(content: Uint8Array, seal: PdfSeal): Promise<Uint8Array<ArrayBuffer>> {
  const { PDF, PdfString } = await import('@libpdf/core')
  const key = createPrivateKey({ key: Buffer.from(seal.privateKey), format: 'der', type: 'pkcs8' })
  const pdf = await PDF.load(content)
  const field = pdf.getOrCreateForm().createSignatureField('Seal')
  field.acroField().set('TU', PdfString.fromString(seal.by))
  const { bytes } = await pdf.sign({
    signer: {
      certificate: seal.certificate,
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: async (data, algorithm) => sign(algorithm, data, key),
    },
    fieldName: field.name,
    signingTime: seal.at,
    subFilter: 'ETSI.CAdES.detached',
    estimatedSize: signatureBytes,
  })
  return new Uint8Array(bytes)
}
