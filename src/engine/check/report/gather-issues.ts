import type { DeclarationIssue } from '../../document/issue.ts'

/** What was found for one organisation. */
export interface TenantIssues {
  readonly id: string
  readonly issues: readonly DeclarationIssue[]
}

/**
 * The issues of all organisations, each once, by file. One in a file that all share says for whom it was found, unless
 * it was found for all.
 */
export function gatherIssues(tenants: readonly TenantIssues[]): readonly DeclarationIssue[] {
  const found = new Map<string, { readonly issue: DeclarationIssue; readonly ids: Set<string> }>()
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

function named(issue: DeclarationIssue, ids: ReadonlySet<string>, count: number): DeclarationIssue {
  if (ids.size === count || !issue.file.startsWith('schemas/')) return issue
  return { ...issue, message: `${issue.message} (${[...ids].join(', ')})` }
}
