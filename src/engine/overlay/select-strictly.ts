import { forbiddenKeys, isJsonArray } from './json.ts'
import type { JsonValue } from './json.ts'
import { valueAt } from './location.ts'
import type { Location } from './location.ts'
import { OverlayRefusal, name } from './overlay-refusal.ts'
import { explainUnmatchedPath, readTarget, selectNodes } from './select-nodes.ts'
import { formatSimplePath } from './simple-path.ts'
import type { PathStep } from './simple-path.ts'

/**
 * The locations that a strict-profile target selects: one, or several when its last step names list items by their own
 * value.
 * @param field the action's field that contains the path
 * @throws {OverlayRefusal} for a path beyond the profile, one without a match, or one with too many
 */
export function selectStrictly(document: JsonValue, text: string, field: string): Location[] {
  const steps = strictSteps(text, field)
  const locations = selectNodes({ text, steps }, document, field)
  if (locations.length === 0) throw new OverlayRefusal('drift', [field], explainUnmatchedPath(text, steps, document))
  refuseFiltersOfObjects(document, { text, steps }, locations, field)
  const last = steps.at(-1)
  const byValue = last !== undefined && 'equals' in last && last.key === undefined
  const many = byValue ? manyLists(locations) : locations.length > 1
  if (many) throw new OverlayRefusal('ambiguity', [field], ambiguity(text, locations))
  return locations
}

/** Whether items of several lists are selected, which means that an earlier step was ambiguous. */
function manyLists(locations: readonly Location[]): boolean {
  return new Set(locations.map((location) => JSON.stringify(location.slice(0, -1)))).size > 1
}

function ambiguity(text: string, locations: readonly Location[]): string {
  return `"${text}" matches ${locations.length} nodes, ${locations.slice(0, 3).map(name).join(', ')}${
    locations.length > 3 ? ' …' : ''
  }, where it must match one.`
}

function strictSteps(text: string, field: string): readonly PathStep[] {
  const target = readTarget(text, field)
  if (!('steps' in target)) {
    const message = `"${text}" must consist of names and of list items by value or id; it may not use indexes, ".." or "*".`
    throw new OverlayRefusal('target', [field], message)
  }
  for (const step of target.steps) {
    const key = 'name' in step ? step.name : step.key
    if (key !== undefined && forbiddenKeys.has(key)) {
      throw new OverlayRefusal('forbidden', [field], `The key "${key}" in "${text}" is forbidden.`)
    }
  }
  return target.steps
}

function refuseFiltersOfObjects(
  document: JsonValue,
  { text, steps }: { text: string; steps: readonly PathStep[] },
  locations: readonly Location[],
  field: string,
): void {
  for (const location of locations) {
    const wrong = steps.findIndex(
      (step, i) => 'equals' in step && !isJsonArray(valueAt(document, location.slice(0, i))),
    )
    if (wrong < 0) continue
    const where = formatSimplePath(steps.slice(0, wrong))
    throw new OverlayRefusal('target', [field], `"${text}" selects by value in "${where}", which is not a list.`)
  }
}
