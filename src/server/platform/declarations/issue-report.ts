import type { PlacedIssue } from './parse-sources.ts'

/** An issue on one line: `file:line pointer message`, and how to fix it. */
export function issueLine({ file, line, pointer, message, mend }: PlacedIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  return [place, pointer, message, mend].filter((part) => part !== undefined && part !== '').join(' ')
}

/**
 * The lines of a report: each issue that keeps the declarations from being served, by file. Of the issues
 * with translations, without which texts are shown in English, only the number, unless `all` asks for each.
 */
export function reportLines(issues: readonly PlacedIssue[], options: { readonly all: boolean }): readonly string[] {
  const broken = issues.filter(({ isTranslation }) => isTranslation !== true)
  const translations = issues.filter(({ isTranslation }) => isTranslation === true)
  return [
    ...byFile(broken).map(issueLine),
    ...(options.all ? byFile(translations).map(issueLine) : translations.length > 0 ? [countLine(translations)] : []),
  ]
}

const byFile = (issues: readonly PlacedIssue[]): readonly PlacedIssue[] =>
  issues.toSorted((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1 : 0))

function countLine(translations: readonly PlacedIssue[]): string {
  const files = new Set(translations.map(({ file }) => file)).size
  const texts = translations.length === 1 ? 'One translation is' : `${translations.length} translations are`
  const where = files === 1 ? 'one file' : `${files} files`
  return `${texts} missing or not right, in ${where}. npm run check -- --translations lists them.`
}
