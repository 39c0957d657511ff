/** A file of rows as comma-separated values. */
export interface SavedFile {
  /** Without its ending. */
  readonly name: string
  /** What the button says; by default that it exports. */
  readonly button?: string
  /** Columns that say the same in every line. */
  readonly facts?: readonly { readonly title: string; readonly value: string }[]
}
