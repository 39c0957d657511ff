import type { CpdAward } from '../../../contract/cpd.ts'

/**
 * The years by which points can be narrowed: each from that of the earliest award to this one, the latest first
 * (specification 3 §2). One without awards is a year without points; an award of a later year adds its own.
 */
export function yearsOfAwards(awards: readonly Pick<CpdAward, 'period'>[], thisYear: string): readonly string[] {
  const known = [thisYear, ...awards.map(({ period }) => period)].map(Number)
  const last = Math.max(...known)
  return Array.from({ length: last - Math.min(...known) + 1 }, (_, ago) => String(last - ago))
}
