/** Pictures that administrators uploaded for the brand, such as its logo. Only added to: publications name them. */
export interface BrandPicturesTable {
  readonly tenant: string
  /** `assets/uploads/<hash of the content>.<ending>`. */
  readonly path: string
  /** The name of the file that was uploaded. */
  readonly name: string
  readonly content: Uint8Array
  readonly uploaded_by: string
  readonly uploaded_at: Date
}
