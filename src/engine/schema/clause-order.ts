import type { Clause, ClauseTest } from './clauses.ts'

/** The order of the fields that clauses add. */
export interface ClauseOrder {
  readonly names: readonly string[]
  /** Why there is no single order. */
  readonly problem: string | undefined
}

/**
 * One order in which the fields of any clauses that can hold together stand as rjsf draws them: those of an earlier
 * clause first, each clause's own as it lists them.
 */
export function clauseOrder(clauses: readonly Clause[], isKnown: (name: string) => boolean): ClauseOrder {
  const lists = clauses.map(({ tests, fields }) => ({
    tests,
    names: [...fields.keys()].filter((name) => !isKnown(name)),
  }))
  const all = lists.flatMap(({ names }) => names)
  const names = [...new Set(all)]
  if (names.length === all.length) return { names, problem: undefined }
  const before = new Map(names.map((name) => [name, new Set<string>()]))
  lists.forEach((list, i) => {
    list.names.forEach((name, at) => follow(before, name, list.names.slice(0, at)))
    for (const earlier of lists.slice(0, i)) {
      if (excludes(earlier.tests, list.tests)) continue
      for (const name of list.names) if (!earlier.names.includes(name)) follow(before, name, earlier.names)
    }
  })
  return sorted(before)
}

function follow(before: ReadonlyMap<string, Set<string>>, name: string, earlier: readonly string[]): void {
  for (const other of earlier) before.get(name)?.add(other)
}

/** The names, each after those that come before it. */
function sorted(before: ReadonlyMap<string, ReadonlySet<string>>): ClauseOrder {
  const names: string[] = []
  let waiting = [...before.keys()]
  while (waiting.length > 0) {
    const next = waiting.find((name) => waiting.every((other) => before.get(name)?.has(other) !== true))
    if (next === undefined) {
      return { names: [...names, ...waiting], problem: 'Conditions add the same fields in different orders.' }
    }
    names.push(next)
    waiting = waiting.filter((name) => name !== next)
  }
  return { names, problem: undefined }
}

/** Whether two groups of tests never hold together. */
function excludes(left: readonly ClauseTest[], right: readonly ClauseTest[]): boolean {
  return left.some((one) => right.some((other) => contradicts(one, other)))
}

function contradicts(one: ClauseTest, other: ClauseTest): boolean {
  if (one.kind === 'fits' && other.kind === 'fits') return one.pointer === other.pointer && one.isMet !== other.isMet
  if (one.kind !== 'only' || other.kind !== 'only') return false
  return one.pointers.join(' ') === other.pointers.join(' ') && one.index !== other.index
}
