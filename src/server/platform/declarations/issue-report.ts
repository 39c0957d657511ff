import type { PlacedIssue } from './parse-sources.ts'

/** An issue on one line: `file:line pointer sentence`, and how to mend it. */
export function issueLine({ file, line, pointer, message, mend }: PlacedIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  return [place, pointer, message, mend].filter((part) => part !== undefined && part !== '').join(' ')
}

/**
 * Issues as people read them, a line each: what keeps the declarations from being served, by file, and of what is shown
 * in English for now only how many texts there are, unless all are asked for.
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
  const texts = translations.length === 1 ? 'One text is' : `${translations.length} texts are`
  return `${texts} not translated yet, in ${files === 1 ? 'one file' : `${files} files`}. npm run check -- --translations lists them.`
}
