import type { CompositeDocument } from '../../../../../engine/document/document.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'

/** Items that are drawn one after the other: how each is found in what is drawn, and the way to each part. */
export interface DrawnItems {
  readonly selector: string
  readonly paths: readonly PartPath[]
}

/** Whether a document that is no form, letter, process or theme has something to draw. */
export function hasDrawnItems({ page, checklist, list }: CompositeDocument): boolean {
  return page?.kind === 'menu' || page?.kind === 'tiles' || page?.kind === 'tabs' || !!(checklist ?? list)
}

/** The ways to the items of a list of a document. */
export const pathsOf = (list: PartPath, items: readonly { readonly id: string }[]): readonly PartPath[] =>
  items.map(({ id }) => [...list, id])
