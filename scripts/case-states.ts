import { ownersStart } from '../src/engine/cases/beginning.ts'
import type { DocumentId } from '../src/engine/document/document-id.ts'
import { cardName, statesByKind } from '../.storybook/declared/states-by-kind.ts'
import { reachedStates, walkedCases } from './vite/case-samples/walked-cases.ts'
import type { DeclaredTenant } from './vite/declared-tenants.ts'

/**
 * The states of a case type for designers: what its page always has, what it declares besides, and a card for each
 * state that its runs reach.
 */
export function caseStates(tenant: DeclaredTenant, id: DocumentId): readonly string[] {
  const walked = walkedCases(tenant, 'en', id)
  if (walked === undefined) return []
  const { page, type } = walked
  const isThere: Readonly<Record<string, boolean>> = {
    Desk: page.desk !== undefined,
    New: page.list.start !== undefined && ownersStart(type) !== undefined,
  }
  const always = (statesByKind['case'] ?? []).filter((state) => isThere[state] ?? true)
  return [...always, ...reachedStates(walked).map(cardName)]
}
