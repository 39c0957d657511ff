import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'

/** What a draft is of: a form, and the record that it edits; a new one is named for what adds it. */
export interface DraftPlace {
  readonly form: DocumentId
  readonly record: string
}

/** What a form was begun from: what is typed is a change of that, and of nothing that was saved since. */
export interface FormOrigin {
  /** The record that it changes, with its revision; undefined of a new one. */
  readonly record: JsonObject | undefined
  /** What the form then held; undefined where that is not known. */
  readonly base: JsonObject | undefined
}

/** What had been typed into a form. */
export interface DraftContent {
  readonly answers: JsonValue
  /** The chosen files, by the id that the answers call them; of a draft that is read, those that could be kept. */
  readonly files: ReadonlyMap<string, File>
  /** What the fields were called, by name, to speak of those that the form no longer has. */
  readonly titles: Readonly<Record<string, string>>
  /** What it was typed over; undefined where that is not known. */
  readonly origin?: FormOrigin | undefined
}

export interface Draft extends DraftContent {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/**
 * Where drafts are kept; what it is made of is not the renderer's business. What is asked is done in the order in which
 * it is asked, and what is to be removed is gone at once, even should the page end now. Nothing in it ever rejects: a
 * place that cannot be written to keeps nothing, and the form works without.
 */
export interface DraftPort {
  readonly newId: () => string
  /** The drafts of a place, the newest first. */
  readonly list: (place: DraftPlace) => Promise<readonly Draft[]>
  /** Writes a draft, over the one of the same id. */
  readonly save: (place: DraftPlace, id: string, content: DraftContent) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Forgets every draft of a place, whichever tab wrote it. */
  readonly removeAll: (place: DraftPlace) => Promise<void>
}
