/** A file that declarations refer to, such as a logo. */
export interface DeclaredAsset {
  readonly bytes: number
  /** According to its contents; undefined where they do not reveal it, as for texts and most SVG drawings. */
  readonly mediaType: string | undefined
}

/** The files of the declarations that are not JSON, by path. */
export type DeclaredAssets = ReadonlyMap<string, DeclaredAsset>
