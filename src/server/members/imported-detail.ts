import type { ImportCounts } from './plan-import.ts'

interface Imported extends ImportCounts {
  readonly leftOut: number
}

/** The detail of an import's entry in the audit log: its file and its counts, which `readImportedDetail` reads. */
export const importedDetail = (file: string, { added, changed, unchanged, activated, leftOut }: Imported): string =>
  `${file} ${[added, changed, unchanged, activated, leftOut].join('/')}`

/** The file and the counts of a detail; undefined for anything else. */
export function readImportedDetail(detail: string): (Imported & { readonly file: string }) | undefined {
  const [, file, ...numbers] = /^(.*) (\d+)\/(\d+)\/(\d+)\/(\d+)\/(\d+)$/s.exec(detail) ?? []
  const [added = 0, changed = 0, unchanged = 0, activated = 0, leftOut = 0] = numbers.map(Number)
  return file === undefined ? undefined : { file, added, changed, unchanged, activated, leftOut }
}
