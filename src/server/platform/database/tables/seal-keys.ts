/** The keys with which organisations seal the files of what they issue. Only added to; the last one seals. */
export interface SealKeysTable {
  readonly tenant: string
  /** From 1. */
  readonly sequence: number
  /** The organisation's name in the certificate. */
  readonly name: string
  /** An ECDSA key as PKCS #8. */
  readonly private_key: Uint8Array
  /** X.509, as DER. */
  readonly certificate: Uint8Array
  /** When the certificate ends. */
  readonly valid_until: Date
  readonly created_at: Date
}
