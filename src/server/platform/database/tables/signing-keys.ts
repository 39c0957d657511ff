/** The keys with which organisations sign what they issue. Only added to; the last one signs. */
export interface SigningKeysTable {
  readonly tenant: string
  /** From 1. */
  readonly sequence: number
  /** The public key's thumbprint (RFC 7638). */
  readonly kid: string
  /** An Ed25519 key as PKCS #8. */
  readonly private_key: Uint8Array
  readonly created_at: Date
}
