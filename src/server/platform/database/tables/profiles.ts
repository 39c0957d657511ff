import type { Generated, JSONColumnType } from 'kysely'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { RetiredAnswers } from '../../../../engine/revision/revise-record.ts'
import type { Json } from './json-column.ts'

export interface ProfilesTable {
  readonly tenant: string
  readonly id: string
  readonly user_id: string
  readonly type: 'Individual' | 'Corporate'
  readonly member_no: string | null
  readonly confirmed: Generated<boolean>
  readonly name_approved: Generated<boolean>
  /** A list of `{ No, Category, Status, Registration_Date }`. */
  readonly member_information: Json<readonly JsonObject[]>
  readonly created_at: Date
}

export interface SectionCountersTable {
  readonly tenant: string
  readonly profile_id: string
  readonly section: string
  readonly last_entry_no: number
}

export interface RecordsTable {
  readonly tenant: string
  readonly profile_id: string
  /** The document's id, e.g. `sections/contacts`. */
  readonly section: string
  readonly entry_no: number
  readonly answers: Json<JsonObject>
  /** The hash of the form that was filled in; see form_snapshots. */
  readonly form_hash: string
  /** Answers to fields that the form no longer has. */
  readonly retired: JSONColumnType<RetiredAnswers, string | undefined>
  /** 1 at first; each change adds 1. */
  readonly revision: Generated<number>
  readonly created_at: Date
  readonly updated_at: Date
}

/** Changes that the client sent with a key of its own. */
export interface ChangeKeysTable {
  readonly tenant: string
  readonly profile_id: string
  readonly section: string
  readonly key: string
  /** The number of the record that was added or changed; the record may have been removed since. */
  readonly entry_no: number
  /** The hash of the request's content. */
  readonly request_hash: string
  readonly created_at: Date
}

/** What the server knows of a stored file, whatever it belongs to. */
export interface FileColumns {
  readonly tenant: string
  readonly id: string
  /** Its size counts as this profile's. */
  readonly profile_id: string
  readonly name: string
  readonly media_type: string
  readonly size: number
  /** A picture's size in pixels; null for other files and for pictures from before sizes were stored. */
  readonly width: number | null
  readonly height: number | null
  readonly sha256: string
  readonly created_at: Date
}

export interface FilesTable extends FileColumns {
  readonly section: string
  readonly entry_no: number
}

export interface FormSnapshotsTable {
  readonly tenant: string
  readonly hash: string
  readonly document_id: string
  readonly document: Json<JsonObject>
}
