import type {
  AccountRolesTable,
  ChallengesTable,
  DeviceTokensTable,
  FirmOwnersTable,
  KnownDevicesTable,
  LimitsTable,
  LinksTable,
  RegistrationsTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts'
import type { BillingRunsTable, BillRemindersTable, YearlyBillsTable } from './tables/billing.ts'
import type { BrandPicturesTable } from './tables/brand-pictures.ts'
import type { CpdAwardsTable } from './tables/cpd.ts'
import type { CountersTable } from './tables/counters.ts'
import type { EventBookingsTable, EventsTable } from './tables/events.ts'
import type { AuditChangesTable, AuditLogTable } from './tables/audit-log.ts'
import type {
  CaseAttemptsTable,
  CaseCallsTable,
  CaseReadersTable,
  DeskViewsTable,
  CaseCommentsTable,
  CaseEventsTable,
  CaseFilesTable,
  CaseFrozenRecordsTable,
  CaseFrozenTable,
  CaseHistoryTable,
  CaseKeysTable,
  CasePartiesTable,
  CaseProcessesTable,
  CasesTable,
  CaseTimersTable,
} from './tables/cases.ts'
import type { CaseKeptTable, CasePlacesTable, CaseRelationsTable } from './tables/case-places.ts'
import type { CaseDocumentEndsTable, CaseDocumentFilesTable, CaseDocumentsTable } from './tables/issued-documents.ts'
import type { JobsTable } from './tables/jobs.ts'
import type {
  BankSlipsTable,
  LedgerBalancesTable,
  LedgerDocumentsTable,
  LedgerLinesTable,
  LedgerTransfersTable,
} from './tables/ledger.ts'
import type { ActivationsTable, MembersTable } from './tables/members.ts'
import type { NotificationsTable, OutboxTable } from './tables/messages.ts'
import type {
  ChangeKeysTable,
  FilesTable,
  FormSnapshotsTable,
  ProfilesTable,
  RecordsTable,
  SectionCountersTable,
} from './tables/profiles.ts'
import type {
  FormDraftsTable,
  FormPreviewsTable,
  HeldReleasesTable,
  KeptDeclarationsTable,
  PublicationsTable,
  PublishedFilesTable,
  ScheduledPublicationsTable,
} from './tables/publications.ts'
import type {
  HeardDecisionsTable,
  ReceivedDecisionsTable,
  ReceivedListsTable,
  ReceivedMessagesTable,
  ReceivedMoneyTable,
  UnreadMessagesTable,
} from './tables/received-money.ts'
import type { ProviderStatementsTable, StatementLinesTable } from './tables/provider-statements.ts'
import type { RefereeRequestsTable } from './tables/referee-requests.ts'
import type {
  PaymentDecisionsTable,
  PaymentMessagesTable,
  PaymentsTable,
  ProviderTokensTable,
} from './tables/payments.ts'
import type {
  PaymentReversalsTable,
  ReversalAddressesTable,
  ReversalMessagesTable,
} from './tables/payment-reversals.ts'
import type { RegisterGramsTable, RegisterVocabularyTable, RegisterWordsTable } from './tables/register-words.ts'
import type { SealKeysTable } from './tables/seal-keys.ts'
import type { SettingsTable } from './tables/settings.ts'
import type { SigningKeysTable } from './tables/signing-keys.ts'

/** All tables. Each has `tenant` first in its key. */
export interface Tables {
  readonly users: UsersTable
  readonly account_roles: AccountRolesTable
  readonly sessions: SessionsTable
  readonly firm_owners: FirmOwnersTable
  readonly challenges: ChallengesTable
  readonly links: LinksTable
  readonly registrations: RegistrationsTable
  readonly profiles: ProfilesTable
  readonly section_counters: SectionCountersTable
  readonly records: RecordsTable
  readonly change_keys: ChangeKeysTable
  readonly files: FilesTable
  readonly form_snapshots: FormSnapshotsTable
  readonly counters: CountersTable
  readonly outbox: OutboxTable
  readonly limits: LimitsTable
  readonly seal_keys: SealKeysTable
  readonly settings: SettingsTable
  readonly members: MembersTable
  readonly activations: ActivationsTable
  readonly register_words: RegisterWordsTable
  readonly register_vocabulary: RegisterVocabularyTable
  readonly register_grams: RegisterGramsTable
  readonly device_tokens: DeviceTokensTable
  readonly known_devices: KnownDevicesTable
  readonly notifications: NotificationsTable
  readonly audit_changes: AuditChangesTable
  readonly audit_log: AuditLogTable
  readonly referee_requests: RefereeRequestsTable
  readonly jobs: JobsTable
  readonly cases: CasesTable
  readonly case_processes: CaseProcessesTable
  readonly case_keys: CaseKeysTable
  readonly case_kept: CaseKeptTable
  readonly case_parties: CasePartiesTable
  readonly case_places: CasePlacesTable
  readonly case_relations: CaseRelationsTable
  readonly case_history: CaseHistoryTable
  readonly case_frozen: CaseFrozenTable
  readonly case_frozen_records: CaseFrozenRecordsTable
  readonly case_files: CaseFilesTable
  readonly case_comments: CaseCommentsTable
  readonly case_documents: CaseDocumentsTable
  readonly case_document_files: CaseDocumentFilesTable
  readonly case_document_ends: CaseDocumentEndsTable
  readonly signing_keys: SigningKeysTable
  readonly ledger_documents: LedgerDocumentsTable
  readonly ledger_transfers: LedgerTransfersTable
  readonly ledger_lines: LedgerLinesTable
  readonly ledger_balances: LedgerBalancesTable
  readonly bank_slips: BankSlipsTable
  readonly billing_runs: BillingRunsTable
  readonly yearly_bills: YearlyBillsTable
  readonly bill_reminders: BillRemindersTable
  readonly cpd_awards: CpdAwardsTable
  readonly events: EventsTable
  readonly event_bookings: EventBookingsTable
  readonly payments: PaymentsTable
  readonly payment_messages: PaymentMessagesTable
  readonly payment_decisions: PaymentDecisionsTable
  readonly payment_reversals: PaymentReversalsTable
  readonly reversal_messages: ReversalMessagesTable
  readonly reversal_addresses: ReversalAddressesTable
  readonly provider_tokens: ProviderTokensTable
  readonly received_money: ReceivedMoneyTable
  readonly received_messages: ReceivedMessagesTable
  readonly unread_messages: UnreadMessagesTable
  readonly received_decisions: ReceivedDecisionsTable
  readonly heard_decisions: HeardDecisionsTable
  readonly received_lists: ReceivedListsTable
  readonly provider_statements: ProviderStatementsTable
  readonly statement_lines: StatementLinesTable
  readonly case_events: CaseEventsTable
  readonly case_timers: CaseTimersTable
  readonly case_calls: CaseCallsTable
  readonly case_readers: CaseReadersTable
  readonly desk_views: DeskViewsTable
  readonly case_attempts: CaseAttemptsTable
  readonly form_drafts: FormDraftsTable
  readonly form_previews: FormPreviewsTable
  readonly publications: PublicationsTable
  readonly published_files: PublishedFilesTable
  readonly scheduled_publications: ScheduledPublicationsTable
  readonly kept_declarations: KeptDeclarationsTable
  readonly held_releases: HeldReleasesTable
  readonly brand_pictures: BrandPicturesTable
}
