import type { PlacedFinding } from './placed-finding.ts'

/** The issues of one organisation. */
export interface TenantIssues {
  readonly id: string
  readonly issues: readonly PlacedFinding[]
}

/**
 * The distinct issues of all organisations, by file. An issue in a shared file names its organisations, unless all have
 * it.
 */
export function gatherIssues(tenants: readonly TenantIssues[]): readonly PlacedFinding[] {
  const found = new Map<string, { readonly issue: PlacedFinding; readonly ids: Set<string> }>()
  for (const { id, issues } of tenants) {
    for (const issue of issues) {
      const key = JSON.stringify([issue.file, issue.pointer, issue.message])
      const entry = found.get(key) ?? { issue, ids: new Set() }
      entry.ids.add(id)
      found.set(key, entry)
    }
  }
  return [...found.values()].map(({ issue, ids }) => named(issue, ids, tenants.length))
}

function named(issue: PlacedFinding, ids: ReadonlySet<string>, count: number): PlacedFinding {
  if (ids.size === count || !issue.file.startsWith('schemas/')) return issue
  return { ...issue, message: `${issue.message} (${[...ids].join(', ')})` }
}
