import type { Generated } from 'kysely'

/** What the organisation keeps that a case is about, by the relation. Fixed when the case starts. */
export interface CaseRelationsTable {
  readonly tenant: string
  readonly case_id: string
  readonly relation: string
  /** The case's. */
  readonly type: string
  readonly kept_id: string
}

/** What cases of a type are about, once for each: a step locks it before it reads who has its places. */
export interface CaseKeptTable {
  readonly tenant: string
  readonly type: string
  readonly kept_id: string
  /** The last turn that was given to a case that waits. */
  readonly last_turn: Generated<number>
}

/** A case that has places, or waits for some. */
export interface CasePlacesTable {
  readonly tenant: string
  readonly case_id: string
  readonly type: string
  readonly kept_id: string
  readonly takes: number
  /** Its turn among those that wait: a lower one comes first. Null for a case that has its places. */
  readonly turn: number | null
}
