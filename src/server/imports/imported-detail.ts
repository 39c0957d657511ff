/** The detail of an import's entry in the audit log: its file and its counts, which `readImportedDetail` reads. */
export const importedDetail = (file: string, counts: readonly number[]): string => `${file} ${counts.join('/')}`

/** The file of a detail, and its counts in the same order; undefined for anything else. */
export function readImportedDetail(
  detail: string,
): { readonly file: string; readonly counts: readonly number[] } | undefined {
  const [, file, counts = ''] = /^(.*) (\d+(?:\/\d+)*)$/s.exec(detail) ?? []
  return file === undefined ? undefined : { file, counts: counts.split('/').map(Number) }
}
