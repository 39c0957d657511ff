import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { FormValidator, ValidationError } from './compiled-form.ts'

/**
 * The errors of the alternatives of a failed `oneOf`, `anyOf` or `contains`, and the number of preceding errors that
 * they are.
 */
export interface FailedBranches {
  readonly branches: readonly (readonly ValidationError[])[]
  readonly count: number
}

const noBranches: FailedBranches = { branches: [], count: 0 }
const unions: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'contains'])

/** A value that failed, and its validation. */
interface FailedValue {
  readonly value: JsonValue
  readonly validator: FormValidator
  readonly context: EvaluationContext
}

/**
 * Finds the branches of a summarising error. The validator reports the errors of every branch just before the summary.
 * Each branch's own validator identifies its errors; if that was not compiled, the schema's pointers do.
 * @param before the errors before the summary.
 * @param failed the value that the summary is about.
 */
export function branchesOf(
  summary: ValidationError,
  before: readonly ValidationError[],
  failed: FailedValue,
): FailedBranches {
  if (!unions.has(summary.keyword)) return noBranches
  const candidates = placesOf(summary, failed.validator).map((pointer) => runBranches(pointer, summary, failed))
  const branches = candidates.find((candidate) => endsWith(before, candidate.flat()))
  const found = branches ? { branches, count: branches.flat().length } : branchesByPath(summary, before)
  return isTelling(summary) ? found : { ...found, branches: [] }
}

/**
 * The possible places of the summary's keyword in the schema. Inside a definition that is compiled as its own function,
 * the reported path starts at the definition, after that of the root's property which refers to it, so every place with
 * the same ending is possible.
 */
function placesOf({ schemaPath }: ValidationError, { parts = [] }: FormValidator): readonly string[] {
  const reported = decodeURIComponent(schemaPath.slice(1))
  const ending = reported.replace(/^\/properties\/[^/]+(?=\/)/, '')
  const places = new Set(parts.map((pointer) => pointer.replace(/\/\d+$/, '')))
  return [reported, ...[...places].filter((place) => place !== reported && place.endsWith(ending))]
}

function endsWith(errors: readonly ValidationError[], expected: readonly ValidationError[]): boolean {
  const last = errors.slice(errors.length - expected.length)
  return expected.length > 0 && expected.every((error, i) => isSame(error, last[i]))
}

/** False when several alternatives fit, or no item of a list does: the branches' own errors then explain nothing. */
function isTelling({ keyword, params }: ValidationError): boolean {
  return keyword !== 'contains' && (params['passingSchemas'] ?? null) === null
}

function runBranches(
  pointer: string,
  summary: ValidationError,
  { value, validator, context }: FailedValue,
): readonly (readonly ValidationError[])[] {
  if (summary.keyword === 'contains') {
    const part = validator.part(pointer)
    const items = isJsonArray(value) ? value : []
    return items.map((item, i) => runPart(part, item, context, `${summary.instancePath}/${i}`))
  }
  const parts: FormValidator['validate'][] = []
  for (
    let part = validator.part(`${pointer}/0`);
    part !== undefined;
    part = validator.part(`${pointer}/${parts.length}`)
  ) {
    parts.push(part)
  }
  return parts.slice(0, branchesRun(summary)).map((part) => runPart(part, value, context, summary.instancePath))
}

/** `oneOf` stops at the second alternative that fits. */
function branchesRun({ params }: ValidationError): number {
  const passing = params['passingSchemas']
  const second = isJsonArray(passing ?? null) ? Object.values(passing ?? {})[1] : undefined
  return typeof second === 'number' ? second : Infinity
}

function runPart(
  part: FormValidator['validate'] | undefined,
  value: JsonValue,
  context: EvaluationContext,
  at: string,
): readonly ValidationError[] {
  const errors = part?.(value, context) ?? []
  return errors.map((error) => ({ ...error, instancePath: `${at}${error.instancePath}` }))
}

function isSame(left: ValidationError, right: ValidationError | undefined): boolean {
  return left.keyword === right?.keyword && left.instancePath === right.instancePath
}

function branchesByPath(summary: ValidationError, before: readonly ValidationError[]): FailedBranches {
  const prefix = `${summary.schemaPath}/`
  const first = before.findLastIndex(({ schemaPath }) => !schemaPath.startsWith(prefix)) + 1
  const own = before.slice(first)
  const byBranch = new Map<string, ValidationError[]>()
  for (const error of own) {
    const branch = error.schemaPath.slice(prefix.length).split('/')[0] ?? ''
    byBranch.set(branch, [...(byBranch.get(branch) ?? []), error])
  }
  return { branches: [...byBranch.values()], count: own.length }
}
