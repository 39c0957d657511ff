import type { CaseType } from '../../engine/cases/case-type.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CaseWorld } from './case-place.ts'
import { describeCases } from './describe-case.ts'
import { openCases } from './take-act.ts'
import type { CaseCaller } from './take-act.ts'
import { ownRowsOnWire } from './wire-case.ts'

interface HoldingAsked {
  readonly type: CaseType
  /** The document's id. */
  readonly document: string | undefined
}

/**
 * The newest of the caller's own cases whose document holds today.
 *
 * @returns the case's id
 * @throws Refusal `not-found` where none does
 */
export async function findHolding(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
  { type, document }: HoldingAsked,
): Promise<string> {
  const rows = await ownRowsOnWire(tx, caller, type.id)
  const views = await describeCases(tx, await openCases(tx, world, caller, rows))
  const found = views.find(({ documents }) => documents.some(({ id, holds }) => id === document && holds === 'valid'))
  if (found === undefined) throw new Refusal('not-found')
  return found.id
}
