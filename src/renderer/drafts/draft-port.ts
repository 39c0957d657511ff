import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'

/**
 * What a draft belongs to: a form and the record that it edits; a new record is named after the action that adds it.
 */
export interface DraftPlace {
  readonly form: DocumentId
  readonly record: string
}

/** What a form started from. What the user types changes that version, not one saved since. */
export interface FormOrigin {
  /** The record being changed, with its revision; undefined for a new one. */
  readonly record: JsonObject | undefined
  /** The form's answers at that time; undefined where they are not known. */
  readonly base: JsonObject | undefined
}

/** What the user typed into a form. */
export interface DraftContent {
  readonly answers: JsonValue
  /** The chosen files, by their id in the answers; in a draft that is read, only those that could be stored. */
  readonly files: ReadonlyMap<string, File>
  /** The titles of the fields, by name, to refer to those that the form no longer has. */
  readonly titles: Readonly<Record<string, string>>
  /** What the form started from; undefined where that is not known. */
  readonly origin?: FormOrigin | undefined
}

export interface Draft extends DraftContent {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/**
 * The store for drafts; the renderer does not depend on how it works. Requests are handled in order, and a removal
 * takes effect at once, even if the page closes right away. No method ever rejects: a store that cannot be written to
 * keeps nothing, and the form works without it.
 */
export interface DraftPort {
  readonly newId: () => string
  /** The drafts of a place, the newest first. */
  readonly list: (place: DraftPlace) => Promise<readonly Draft[]>
  /** Writes a draft, replacing the one with the same id. */
  readonly save: (place: DraftPlace, id: string, content: DraftContent) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Removes every draft of a place, whichever tab wrote it. */
  readonly removeAll: (place: DraftPlace) => Promise<void>
}
