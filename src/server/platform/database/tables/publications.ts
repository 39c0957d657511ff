import type { JsonObject } from '../../../../engine/json/json.ts'
import type { FormIssue } from '../../../../contract/edited-form.ts'
import type { ScheduleFailure } from '../../../../contract/scheduled-publication.ts'
import type { Json } from './json-column.ts'

/** Changes of forms that are not in force yet; one draft for each document, which administrators share. */
export interface FormDraftsTable {
  readonly tenant: string
  /** The document's id, e.g. `sections/contacts`. */
  readonly document: string
  /** 1 at first; each save adds 1. */
  readonly revision: number
  /** All actions of the published layer as they would be, not only those that are new. */
  readonly actions: Json<readonly JsonObject[]>
  /** The actions that were published when the draft was made. */
  readonly published: Json<readonly JsonObject[]>
  readonly updated_by: string
  readonly updated_at: Date
  /** Everybody who saved it, by their accounts, in the order of their first time. */
  readonly authors: Json<readonly string[]>
}

/** What administrators published. Only added to; the last one is in force. */
export interface PublicationsTable {
  readonly tenant: string
  /** From 1, without gaps: each follows the one before. */
  readonly sequence: number
  /** The whole layer: an overlay for each document that it changes. */
  readonly overlays: Json<JsonObject>
  /** The hash of the documents below the layer, as its author saw them. */
  readonly base: string
  /**
   * Identifies the declarations that it was composed on (`releaseOf`); null for one from before they were kept, of
   * which that is not known.
   */
  readonly release: string | null
  /** The publication that it brought back, 0 for the forms as shipped; null for one that brought back none. */
  readonly restores: number | null
  readonly reason: string
  readonly published_by: string
  readonly published_at: Date
}

/** The declarations that the publication in force was composed on, of the releases of server processes that run. */
export interface KeptDeclarationsTable {
  readonly tenant: string
  /** As in `publications`. */
  readonly release: string
  /** JSON of a list of paths, each with the content of its file; compressed by Brotli. */
  readonly files: Uint8Array
  readonly kept_at: Date
}

/** A release that a publication in force does not fit: it stays in force with the declarations that it was made on. */
export interface HeldReleasesTable {
  readonly tenant: string
  /** The publication. */
  readonly sequence: number
  readonly release: string
  /** What the check found. */
  readonly issues: Json<readonly FormIssue[]>
  readonly found_at: Date
}

/** Documents and code of publications by hash, for pages that were opened before the next. Only added to. */
export interface PublishedFilesTable {
  readonly tenant: string
  /** `<hash>.json` of a document or of the table of hashes; `<executable hash>.js` of code. */
  readonly name: string
  /** The version of the engine that compiled the code; empty for JSON. */
  readonly compiler: string
  readonly content: string
}

/** The code of the form that an administrator looked at last in the editor; one for each account. */
export interface FormPreviewsTable {
  readonly tenant: string
  readonly user_id: string
  /** `<executable hash>.js`. */
  readonly name: string
  /** The version of the engine that compiled it. */
  readonly compiler: string
  readonly content: string
}

/** Why a publication that was due did not take place. */
export interface StoredFailure extends ScheduleFailure {
  /** Of a section that was to go: how many records it has. */
  readonly records?: number
}

/** A form that is published at a time that was chosen before; of each form one waits at most. */
export interface ScheduledPublicationsTable {
  readonly tenant: string
  readonly id: string
  readonly document: string
  /** The actions of its draft when it was scheduled: what is changed later is no part of it. */
  readonly actions: Json<readonly JsonObject[]>
  /** The actions that were published when the draft was made. */
  readonly published: Json<readonly JsonObject[]>
  readonly due_at: Date
  readonly reason: string
  readonly scheduled_by: string
  readonly scheduled_at: Date
  /** Those of its draft. */
  readonly authors: Json<readonly string[]>
  readonly state: 'waiting' | 'published' | 'failed' | 'cancelled'
  /** Null while it waits. */
  readonly ended_at: Date | null
  /** The publication that it became. */
  readonly publication: number | null
  readonly failure: Json<StoredFailure> | null
}
