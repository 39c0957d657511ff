import type { SeenCase } from '../../engine/cases/access.ts'
import type { ActingPerson } from '../../engine/cases/model/actor.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import type { CasePlace } from './case-place.ts'
import type { CaseRow } from './case-row.ts'
import type { LoadedFacts } from './facts/load-facts.ts'

/** A case that a caller sees, with its facts. */
export interface OpenedCase {
  readonly actor: ActingPerson
  readonly kase: Case
  readonly place: CasePlace
  readonly facts: LoadedFacts
}

/** One that is stored, with its row. */
export interface OpenedRow extends OpenedCase {
  readonly row: CaseRow
}

/** A case with what its caller sees of it. */
export interface SeenOpened extends OpenedRow {
  readonly seen: SeenCase
}
