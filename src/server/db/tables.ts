import type { Generated, JSONColumnType } from 'kysely'
import type { NotificationKind } from '../../contract/notification.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import type { RetiredAnswers } from '../../engine/revision/revise-record.ts'

/** A jsonb column: read as a value, written as its text. */
type Json<Value extends object> = JSONColumnType<Value>

export interface UsersTable {
  readonly tenant: string
  readonly id: string
  /** Lower case. */
  readonly email: string
  readonly phone: string
  readonly id_number: string
  readonly password_hash: string
  readonly type: 'Individual' | 'Corporate'
  readonly category: string
  readonly is_admin: Generated<boolean>
  readonly is_super_admin: Generated<boolean>
  readonly is_approver: Generated<boolean>
  readonly email_reminders: Generated<boolean>
  readonly email_updates: Generated<boolean>
  readonly sms_reminders: Generated<boolean>
  readonly sms_updates: Generated<boolean>
  /** The profile that the user acts for. */
  readonly profile_id: string | null
  readonly verified_at: Date | null
  readonly created_at: Date
}

export interface SessionsTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  readonly device: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  /** What its user knows it by. */
  readonly id: Generated<string>
  /** The administrator who acts as the user in it. */
  readonly acted_by: Generated<string | null>
}

export interface ChallengesTable {
  readonly tenant: string
  readonly id_hash: string
  /** Null for the decoy that somebody gets who registers an address that is taken. */
  readonly user_id: string | null
  readonly purpose: 'registration' | 'session'
  /** Of the e-mail that it is for, whether or not there is an account with it. */
  readonly email_hash: string
  readonly code_hash: string
  readonly phone: string
  readonly tries: number
  readonly sends: number
  readonly sent_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
  /** Of a decoy alone: the password that was registered with it. */
  readonly decoy_password_hash: string | null
}

export interface LinksTable {
  readonly tenant: string
  readonly token_hash: string
  readonly user_id: string
  readonly purpose: 'activation' | 'password-reset'
  readonly expires_at: Date
  readonly used_at: Date | null
}

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
  /** Of the form that the answers were given to; see form_snapshots. */
  readonly form_hash: string
  /** Answers to fields that the form no longer has. */
  readonly retired: JSONColumnType<RetiredAnswers, string | undefined>
  readonly created_at: Date
  readonly updated_at: Date
}

export interface FilesTable {
  readonly tenant: string
  readonly id: string
  readonly profile_id: string
  readonly section: string
  readonly entry_no: number
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly sha256: string
  readonly created_at: Date
}

export interface FormSnapshotsTable {
  readonly tenant: string
  readonly hash: string
  readonly document_id: string
  readonly document: Json<JsonObject>
}

export interface ApplicationsTable {
  readonly tenant: string
  readonly code: string
  readonly profile_id: string
  readonly category: string
  readonly amount_cents: number
  readonly currency: string
  readonly status: string
  readonly submitted: Generated<boolean>
  readonly receipt_no: string | null
  readonly assigned_member_no: string | null
  readonly service_request_code: string | null
  readonly created_at: Date
}

export interface ApplicationHistoryTable {
  readonly tenant: string
  readonly code: string
  readonly entry_no: number
  readonly status: string
  readonly changed_by: string
  readonly changed_at: Date
}

export interface CountersTable {
  readonly tenant: string
  readonly name: string
  readonly last: number
}

export interface OutboxTable {
  readonly tenant: string
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly body_text: string
  readonly body_html: string | null
  readonly created_at: Date
  readonly sent_at: Date | null
  /** `kept`: there is no way to send it, so that it stays here. */
  readonly status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'kept'>
  /** How often it was taken to be sent. */
  readonly attempts: Generated<number>
  /** When it may be taken, again where it is being sent: its sender must have died then. At once when null. */
  readonly next_at: Generated<Date | null>
  /** From when on nobody can use what it says; it is then no longer sent. */
  readonly expires_at: Date | null
  /** Why the last attempt failed. */
  readonly last_error: Generated<string | null>
  /** What it is about, by which it is withdrawn while it waits. */
  readonly about: Generated<string | null>
}

export interface LimitsTable {
  readonly tenant: string
  readonly key: string
  readonly count: number
  readonly resets_at: Date
}

/** The register of members, most of whom were members before there was a portal. */
export interface MembersTable {
  readonly tenant: string
  /** Upper case. */
  readonly member_no: string
  readonly first_name: string
  readonly second_name: string
  readonly last_name: string
  readonly id_number: string
  /** Lower case. */
  readonly email: string
  readonly phone: string
  readonly category: string
  readonly status: 'Active' | 'Inactive'
  /** A calendar date. */
  readonly registration_date: string
  /** The account that was activated for the member. */
  readonly user_id: string | null
}

/** Codes that are out for members who want an account. */
export interface ActivationsTable {
  readonly tenant: string
  readonly email: string
  readonly member_no: string
  readonly code_hash: string
  readonly tries: number
  readonly expires_at: Date
}

export interface KnownDevicesTable {
  readonly tenant: string
  readonly user_id: string
  readonly device: string
  readonly first_seen_at: Date
}

export interface NotificationsTable {
  readonly tenant: string
  readonly id: string
  readonly user_id: string
  readonly kind: NotificationKind
  readonly params: Json<Readonly<Record<string, string>>>
  readonly created_at: Date
  readonly read_at: Date | null
}

/** What a referee is asked about an applicant: one request at a time for each referee's record. */
export interface RefereeRequestsTable {
  readonly tenant: string
  readonly id: string
  readonly profile_id: string
  readonly section: string
  readonly entry_no: number
  readonly code_hash: string
  /** The referee's, upper case: it comes along with the code. */
  readonly member_no: string
  /** The referee's record as it was when the request was sent. */
  readonly referee: Json<JsonObject>
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_at: Date | null
  readonly response: 'Accept' | 'Reject' | null
  readonly remarks: string | null
  /** `{ questionNo, question, answer }` as they were answered. */
  readonly questions: Json<readonly JsonObject[]>
}

/** What people did that others may ask about later. It is only ever added to. */
export interface AuditLogTable {
  readonly tenant: string
  readonly id: string
  /** The user who did it; for a referee, who has no account, the request that was answered. */
  readonly actor_id: string
  readonly action:
    | 'acting-began'
    | 'acting-ended'
    | 'referee-searched'
    | 'referee-asked'
    | 'referee-revoked'
    | 'referee-accepted'
    | 'referee-rejected'
  /** The user whom it concerns. */
  readonly subject_id: string | null
  readonly at: Date
}

export interface SettingsTable {
  readonly tenant: string
  readonly id: string
  readonly minor_settings: Json<JsonObject>
  readonly site_installed_packages: Json<readonly JsonValue[]>
  readonly site_colors: Json<readonly JsonValue[]>
  readonly updated_at: Date
}

/** Every table; each has `tenant` first in its key. */
export interface Tables {
  readonly users: UsersTable
  readonly sessions: SessionsTable
  readonly challenges: ChallengesTable
  readonly links: LinksTable
  readonly profiles: ProfilesTable
  readonly section_counters: SectionCountersTable
  readonly records: RecordsTable
  readonly files: FilesTable
  readonly form_snapshots: FormSnapshotsTable
  readonly applications: ApplicationsTable
  readonly application_history: ApplicationHistoryTable
  readonly counters: CountersTable
  readonly outbox: OutboxTable
  readonly limits: LimitsTable
  readonly settings: SettingsTable
  readonly members: MembersTable
  readonly activations: ActivationsTable
  readonly known_devices: KnownDevicesTable
  readonly notifications: NotificationsTable
  readonly audit_log: AuditLogTable
  readonly referee_requests: RefereeRequestsTable
}
