import { JSONPathEnvironment } from 'json-p3'
import type { JSONPathQuery, JSONValue } from 'json-p3'
import { isJsonArray, isJsonObject, ownValue } from './json.ts'
import type { JsonValue } from './json.ts'
import { valueAt, distinct } from './location.ts'
import type { Location } from './location.ts'
import { OverlayRefusal, name, show } from './overlay-refusal.ts'
import { readSimplePath } from './simple-path.ts'
import type { FilterStep, PathStep } from './simple-path.ts'

/** A parsed target: the steps of a simple path, or the compiled query of any other. */
export type Target =
  | { readonly text: string; readonly steps: readonly PathStep[] }
  | { readonly text: string; readonly query: JSONPathQuery }

const environment = new JSONPathEnvironment({ maxRecursionDepth: 1000 })
const known = new Map<string, Target>()
const mostKnown = 10_000

/**
 * Parses a JSONPath; each distinct text is compiled once.
 * @throws {OverlayRefusal} when it is not RFC 9535 JSONPath.
 */
export function readTarget(text: string, field: string): Target {
  const found = known.get(text)
  if (found) return found
  const target = compile(text, field)
  if (known.size >= mostKnown) known.clear()
  known.set(text, target)
  return target
}

function compile(text: string, field: string): Target {
  const steps = readSimplePath(text)
  if (steps) return { text, steps }
  try {
    return { text, query: environment.compile(text) }
  } catch (error) {
    throw new OverlayRefusal('target', [field], `"${text}" is not a JSONPath: ${reason(error)}.`)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The distinct locations that a target selects, in the document's order.
 * @throws {OverlayRefusal} when the query cannot run on this document, e.g. because it is nested too deeply.
 */
export function selectNodes(target: Target, document: JsonValue, field: string): Location[] {
  if ('steps' in target) return followSteps(target.steps, document)
  try {
    if (!isQueryable(document)) return []
    return distinct(target.query.query(document).locations())
  } catch (error) {
    throw new OverlayRefusal('target', [field], `"${target.text}" cannot be followed: ${reason(error)}.`)
  }
}

/** json-p3's type differs from ours only because its lists are not readonly; json-p3 does not change them either. */
function isQueryable(value: unknown): value is JSONValue {
  return value !== undefined
}

function followSteps(steps: readonly PathStep[], document: JsonValue): Location[] {
  let locations: Location[] = [[]]
  for (const step of steps) {
    locations = locations.flatMap((location) => follow(step, valueAt(document, location), location))
  }
  return locations
}

function follow(step: PathStep, value: JsonValue | undefined, location: Location): Location[] {
  if ('name' in step) {
    return isJsonObject(value) && ownValue(value, step.name) !== undefined ? [[...location, step.name]] : []
  }
  if (isJsonArray(value)) return value.flatMap((item, i) => (passes(step, item) ? [[...location, i]] : []))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => (passes(step, item) ? [[...location, key]] : []))
}

function passes(filter: FilterStep, item: JsonValue | undefined): boolean {
  if (filter.key === undefined) return item === filter.equals
  return isJsonObject(item) && ownValue(item, filter.key) === filter.equals
}

/** One sentence about where a simple path that selects nothing leaves the document. */
export function explainUnmatchedPath(text: string, steps: readonly PathStep[], document: JsonValue): string {
  let locations: Location[] = [[]]
  for (const step of steps) {
    const next = locations.flatMap((location) => follow(step, valueAt(document, location), location))
    if (next.length === 0) return `"${text}" matches nothing: ${missingStep(step, locations[0] ?? [])}.`
    locations = next
  }
  return `"${text}" matches nothing.`
}

function missingStep(step: PathStep, location: Location): string {
  if ('name' in step) return `${name(location)} has no "${step.name}"`
  if (step.key === undefined) return `${name(location)} has no item ${show(step.equals)}`
  return `${name(location)} has no item whose ${step.key} is ${show(step.equals)}`
}
