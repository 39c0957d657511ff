import type { PointTarget } from '../document/awards-page.ts'

/** The points that a member of a category is expected to earn in a year; undefined where none are expected. */
export function pointTarget(
  targets: readonly PointTarget[],
  { category, year }: { readonly category: string | null; readonly year: string },
): number | undefined {
  const held = targets.filter(
    (target) =>
      (target.category === undefined || target.category === category) &&
      (target.from === undefined || target.from <= year),
  )
  return held.at(-1)?.points
}
