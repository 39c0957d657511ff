import { calls } from '../../../contract/calls.ts'
import type { Call } from '../../../contract/define-call.ts'
import { checkDeclarations } from '../../../engine/check/check-declarations.ts'
import { compiledValidators } from '../../../engine/check/forms/compiled-validators.ts'
import type { Validators } from '../../../engine/check/forms/compiled-validators.ts'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import { lineFinder } from '../declarations/json-text.ts'
import { parseSources } from '../declarations/parse-sources.ts'
import type { PlacedIssue } from '../declarations/parse-sources.ts'
import type { DeclarationSources } from '../declarations/read-sources.ts'
import { evaluateCommonJs } from './evaluate-common-js.ts'
import type { ValidatorOf } from './publish-tenant.ts'
import { publishEach } from './published-tenants.ts'

/** The parsed declarations, and everything that is wrong with them. */
export interface CheckedSources {
  readonly files: DeclarationFiles
  readonly issues: readonly PlacedIssue[]
}

/** The server's own calls, whose addresses sections may not use. Calls with a section belong to that section. */
const takenCalls = Object.values<Call>(calls)
  .filter(({ section }) => section === undefined)
  .map(({ method, path }) => `${method} ${path}`)

/** The calls that send the reminders of a section's page, by path, each with the days within which all are sent. */
const remindingCalls = Object.fromEntries(
  Object.values<Call>(calls).flatMap(({ path, remindsWithin }) =>
    remindsWithin === undefined ? [] : [[path, remindsWithin] as const],
  ),
)

/** The forms and sections that calls of the contract need. */
const needed = [
  ...new Set(
    Object.values<Call>(calls).flatMap(({ form, forms = [], section }) =>
      [form, ...forms, section].filter((id) => id !== undefined),
    ),
  ),
]

/** What declarations are held to besides each other: the contract. */
export const contractChecks = { takenCalls, remindingCalls, needed }

/** What the check reads of the contract. */
export const contractParts = [...takenCalls, ...needed, JSON.stringify(remindingCalls)]

/**
 * Everything that is wrong with declarations, with lines: what `npm run check` reports and what keeps the server from
 * starting. If there is nothing else, the organisations are published as the server does it, so that the server cannot
 * find more.
 *
 * @param validators compiles forms; a caller that checks often passes its own, with its cache
 */
export function checkSources(
  { texts, assets }: DeclarationSources,
  validators: Validators = compiledValidators(evaluateCommonJs),
): CheckedSources {
  const { files, issues: unread } = parseSources(texts)
  if (files.size < texts.size) return { files, issues: unread }
  const declared = checkDeclarations(files, { validators, assets, ...contractChecks })
  const found = [...unread, ...declared]
  const refused = found.every(({ isTranslation }) => isTranslation === true) ? refusal(files, validators) : []
  return { files, issues: withLines([...found, ...refused], texts) }
}

/** The error of publishing the organisations, if there is one. */
function refusal(files: DeclarationFiles, validators: Validators): readonly PlacedIssue[] {
  const validatorOf: ValidatorOf = (id, document) => {
    const validator = validators(id, document)
    if (typeof validator === 'string') throw new Error(validator)
    return validator
  }
  try {
    publishEach(files, validatorOf)
    return []
  } catch (error) {
    return [{ file: 'tenants', pointer: '', message: error instanceof Error ? error.message : String(error) }]
  }
}

/** Adds its line to each issue. */
function withLines(issues: readonly PlacedIssue[], texts: ReadonlyMap<string, string>): readonly PlacedIssue[] {
  const finders = new Map<string, ReturnType<typeof lineFinder>>()
  return issues.map((issue) => {
    const text = texts.get(issue.file)
    if (issue.line !== undefined || text === undefined) return issue
    const find = finders.get(issue.file) ?? lineFinder(text)
    finders.set(issue.file, find)
    return { ...issue, line: find(issue.pointer) }
  })
}
