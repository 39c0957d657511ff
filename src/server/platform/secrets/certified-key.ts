/** A new key with its certificate. */
export interface CertifiedKey {
  /** As PKCS #8. */
  readonly privateKey: Uint8Array
  /** X.509, as DER. */
  readonly certificate: Uint8Array
}

/** Common PDF readers can check ECDSA with P-256, and cannot check Ed25519. */
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** The numbers of what a certificate states (RFC 5280). */
const oids = { commonName: '2.5.4.3', keyUsage: '2.5.29.15', basicConstraints: '2.5.29.19' }

/** The first two bits: `digitalSignature` and `nonRepudiation`. */
const signsDocuments = { valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 }

/**
 * A new key that seals documents, with a certificate that it signs itself. The libraries are loaded with the first key,
 * because a server that finds its keys needs none.
 *
 * @param name the organisation's name, which readers of PDFs show
 */
export async function makeCertifiedKey(name: string, from: Date, until: Date): Promise<CertifiedKey> {
  const [asn1, pki] = await Promise.all([import('asn1js'), import('pkijs')])
  const { subtle } = globalThis.crypto
  const { privateKey, publicKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const serialNumber = new asn1.Integer({ valueHex: randomSerial().buffer })
  const certificate = new pki.Certificate({ version: 2, serialNumber })
  const value = new asn1.Utf8String({ value: name })
  for (const { typesAndValues } of [certificate.subject, certificate.issuer]) {
    typesAndValues.push(new pki.AttributeTypeAndValue({ type: oids.commonName, value }))
  }
  // Years from 2050 have four digits in certificates, those before have two.
  const timeOf = (moment: Date) => new pki.Time({ value: moment, type: moment.getUTCFullYear() < 2050 ? 0 : 1 })
  certificate.notBefore = timeOf(from)
  certificate.notAfter = timeOf(until)
  certificate.extensions = [
    { extnID: oids.basicConstraints, extnValue: new pki.BasicConstraints().toSchema().toBER() },
    { extnID: oids.keyUsage, extnValue: new asn1.BitString(signsDocuments).toBER() },
  ].map((extension) => new pki.Extension({ ...extension, critical: true }))
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  return {
    privateKey: new Uint8Array(await subtle.exportKey('pkcs8', privateKey)),
    certificate: new Uint8Array(certificate.toSchema().toBER()),
  }
}

/** 16 random bytes, of which the first makes them a positive number of that length. */
function randomSerial(): Uint8Array<ArrayBuffer> {
  const [first = 0, ...others] = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Uint8Array.of((first & 0x7f) | 0x40, ...others)
}
