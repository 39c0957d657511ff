import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { FileRegistry } from './state/file-registry.ts'

/** A save that was refused because the record was changed, or added, elsewhere in the meantime. */
export interface Superseded {
  /** The record as it is stored now; null when it was removed. */
  readonly current: JsonObject | null
}

/** The result of a save: issues by field, none when it was saved, or that somebody else changed the record first. */
export type Saved = readonly FieldIssue[] | Superseded | void

/**
 * Adds a record, or updates `record`, sending its revision.
 *
 * @param key the same for each attempt to save a record, so that an add whose response was lost is not made twice
 */
export type SaveRecord = (
  answers: JsonValue,
  record: JsonObject | undefined,
  files: FileRegistry,
  key: string,
) => Promise<Saved> | Saved

export const isSuperseded = (saved: Saved): saved is Superseded =>
  typeof saved === 'object' && !Array.isArray(saved) && 'current' in saved

/** The keyword of the issue that makes a form merge first. */
export const supersededKeyword = 'superseded'
