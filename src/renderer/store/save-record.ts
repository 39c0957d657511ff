import type { FieldIssue } from '../../engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { FileRegistry } from './state/file-registry.ts'

/** A save that was refused because the record was changed, or added, elsewhere in the meantime. */
export interface Superseded {
  /** The record as it is stored now; null when it was removed. */
  readonly current: JsonObject | null
}

/** A save that succeeded. */
export interface Stored {
  /** The record as it is stored now. */
  readonly stored: JsonObject
}

/** The result of a save: issues by field, none when it was saved, or that somebody else changed the record first. */
export type Saved = readonly FieldIssue[] | Superseded | Stored | void

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

export const isStored = (saved: Saved): saved is Stored =>
  typeof saved === 'object' && !Array.isArray(saved) && 'stored' in saved

/** The issues by which a save was refused; none when it succeeded, or when somebody else changed the record first. */
export const refusedIn = (saved: Saved): readonly FieldIssue[] =>
  isSuperseded(saved) || isStored(saved) ? [] : (saved ?? [])

/** The keyword of the issue that makes a form merge first. */
export const supersededKeyword = 'superseded'
