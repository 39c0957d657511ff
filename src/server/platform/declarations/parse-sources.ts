import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import type { DeclarationIssue } from '../../../engine/document/issue.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parseJson } from '../../../engine/json/parse-json.ts'
import { depthProblem } from './json-depth.ts'
import { syntaxProblem, wrongKeys } from './json-text.ts'
import type { TextProblem } from './json-text.ts'

/** An issue with its line, from 1, where its file exists. */
export interface PlacedIssue extends DeclarationIssue {
  readonly line?: number
}

/** The parsed declarations, and what is wrong with their texts. */
export interface ParsedSources {
  /** Without the files that are not JSON. */
  readonly files: DeclarationFiles
  readonly issues: readonly PlacedIssue[]
}

/** Parses the text of every declaration. */
export function parseSources(texts: ReadonlyMap<string, string>): ParsedSources {
  const files = new Map<string, JsonValue>()
  const issues: PlacedIssue[] = []
  for (const [file, text] of texts) {
    const tooDeep = depthProblem(text)
    const value = tooDeep ? undefined : parseJson(text)
    issues.push(...(tooDeep ? [tooDeep] : problemsOf(text, value)).map((problem) => ({ file, ...problem })))
    if (value !== undefined) files.set(file, value)
  }
  return { files, issues }
}

const notJson: TextProblem = { line: 1, pointer: '', message: 'The file is not JSON.', mend: 'Look at its quotes.' }

const problemsOf = (text: string, value: JsonValue | undefined): readonly TextProblem[] =>
  value === undefined ? [syntaxProblem(text) ?? notJson] : wrongKeys(text)
