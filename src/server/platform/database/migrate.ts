import { Migrator } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { accountsAndProfiles } from './migrations/0001-accounts-and-profiles.ts'
import { messageDelivery } from './migrations/0002-message-delivery.ts'
import { membersAndNotifications } from './migrations/0003-members-and-notifications.ts'
import { retiredAnswers } from './migrations/0004-retired-answers.ts'
import { refereeRequests } from './migrations/0005-referee-requests.ts'
import { challengesByEmail } from './migrations/0006-challenges-by-email.ts'
import { decoyPasswords } from './migrations/0007-decoy-passwords.ts'
import { messagesExpire } from './migrations/0008-messages-expire.ts'
import { registrations } from './migrations/0011-registrations.ts'
import { deviceTokens } from './migrations/0012-device-tokens.ts'
import { deskCompany } from './migrations/0062-desk-company.ts'
import { auditChanges } from './migrations/0063-audit-changes.ts'
import { publications } from './migrations/0050-publications.ts'
import { recordRevisions } from './migrations/0014-record-revisions.ts'
import { changeKeys } from './migrations/0015-change-keys.ts'
import { forcedIsolation } from './migrations/0016-forced-isolation.ts'
import { dueTenants } from './migrations/0017-due-tenants.ts'
import { registerWords } from './migrations/0074-register-words.ts'
import { paymentsMigration } from './migrations/0070-payments.ts'
import { pictureMeasures } from './migrations/0020-picture-measures.ts'
import { jobs } from './migrations/0018-jobs.ts'
import { bytesOfProfileIndex } from './migrations/0021-bytes-of-profile.ts'
import { deliveryFailures } from './migrations/0022-delivery-failures.ts'
import { ownerServes } from './migrations/0023-owner-serves.ts'
import { firmsByName } from './migrations/0024-firms-by-name.ts'
import { ledger } from './migrations/0045-ledger.ts'
import { deletedAccounts } from './migrations/0040-deleted-accounts.ts'
import { caseFiles } from './migrations/0035-case-files.ts'
import { cases } from './migrations/0028-cases.ts'
import { desk } from './migrations/0031-desk.ts'
import { issuedDocuments } from './migrations/0032-issued-documents.ts'
import { applicationsAreCases } from './migrations/0033-applications-are-cases.ts'
import { signingKeys } from './migrations/0034-signing-keys.ts'
import { reminderCodes } from './migrations/0025-reminder-codes.ts'
import { accountRoles } from './migrations/0026-account-roles.ts'
import { jobsOfAllKinds } from './migrations/0027-jobs-of-all-kinds.ts'
import { sealKeys } from './migrations/0060-seal-keys.ts'
import { sealedFiles } from './migrations/0064-sealed-files.ts'
import { formPreviews } from './migrations/0065-form-previews.ts'
import { billingRunsMigration } from './migrations/0076-billing-runs.ts'
import { financeLists } from './migrations/0077-finance-lists.ts'
import { cpdAwards } from './migrations/0078-cpd-awards.ts'
import { withdrawnAwards } from './migrations/0079-withdrawn-awards.ts'
import { documentsOfPostings } from './migrations/0082-documents-of-postings.ts'
import { eventsMigration } from './migrations/0090-events.ts'
import { firmOwners } from './migrations/0084-firm-owners.ts'
import { paymentDecisionsMigration } from './migrations/0091-payment-decisions.ts'
import { bankSlipsMigration } from './migrations/0099-bank-slips.ts'
import { casePlaces } from './migrations/0100-case-places.ts'
import { releases } from './migrations/0103-releases.ts'
import { unallocatedMoney } from './migrations/0104-unallocated-money.ts'
import { returnedMoney } from './migrations/0105-returned-money.ts'
import { unreadMessagesMigration } from './migrations/0106-unread-messages.ts'
import { paymentReversalsMigration } from './migrations/0095-payment-reversals.ts'
import { paymentPages } from './migrations/0094-payment-pages.ts'
import { receivedMoneyMigration } from './migrations/0092-received-money.ts'
import { providerStatements } from './migrations/0093-provider-statements.ts'
import { scheduledPublications } from './migrations/0098-scheduled-publications.ts'
import { questionPins } from './migrations/0067-question-pins.ts'
import { brandPictures } from './migrations/0107-brand-pictures.ts'
import { unnamedPictures } from './migrations/0108-unnamed-pictures.ts'
import { currenciesOfAccounts } from './migrations/0109-currencies-of-accounts.ts'
import { keptFromOwner } from './migrations/0110-kept-from-owner.ts'
import { heardDecisionsMigration } from './migrations/0111-heard-decisions.ts'
import { notificationPaths } from './migrations/0112-notification-paths.ts'
import { heardTakenBack } from './migrations/0113-heard-taken-back.ts'
import { draftAuthors } from './migrations/0114-draft-authors.ts'
import { indexedColumns } from './migrations/0115-indexed-columns.ts'

/**
 * All migrations, in order. A name never changes once it has run anywhere. A lower number may be added later: it runs
 * wherever it has not run yet, so neither of two such migrations may need the other.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-profiles': accountsAndProfiles,
  '0002-message-delivery': messageDelivery,
  '0003-members-and-notifications': membersAndNotifications,
  '0004-retired-answers': retiredAnswers,
  '0005-referee-requests': refereeRequests,
  '0006-challenges-by-email': challengesByEmail,
  '0007-decoy-passwords': decoyPasswords,
  '0008-messages-expire': messagesExpire,
  '0011-registrations': registrations,
  '0012-device-tokens': deviceTokens,
  '0014-record-revisions': recordRevisions,
  '0015-change-keys': changeKeys,
  '0016-forced-isolation': forcedIsolation,
  '0017-due-tenants': dueTenants,
  '0020-picture-measures': pictureMeasures,
  '0018-jobs': jobs,
  '0021-bytes-of-profile': bytesOfProfileIndex,
  '0022-delivery-failures': deliveryFailures,
  '0023-owner-serves': ownerServes,
  '0024-firms-by-name': firmsByName,
  '0028-cases': cases,
  '0025-reminder-codes': reminderCodes,
  '0026-account-roles': accountRoles,
  '0027-jobs-of-all-kinds': jobsOfAllKinds,
  '0031-desk': desk,
  '0032-issued-documents': issuedDocuments,
  '0033-applications-are-cases': applicationsAreCases,
  '0034-signing-keys': signingKeys,
  '0035-case-files': caseFiles,
  '0045-ledger': ledger,
  '0050-publications': publications,
  '0040-deleted-accounts': deletedAccounts,
  '0062-desk-company': deskCompany,
  '0060-seal-keys': sealKeys,
  '0063-audit-changes': auditChanges,
  '0064-sealed-files': sealedFiles,
  '0065-form-previews': formPreviews,
  '0067-question-pins': questionPins,
  '0070-payments': paymentsMigration,
  '0074-register-words': registerWords,
  '0076-billing-runs': billingRunsMigration,
  '0077-finance-lists': financeLists,
  '0078-cpd-awards': cpdAwards,
  '0079-withdrawn-awards': withdrawnAwards,
  '0082-documents-of-postings': documentsOfPostings,
  '0084-firm-owners': firmOwners,
  '0090-events': eventsMigration,
  '0091-payment-decisions': paymentDecisionsMigration,
  '0099-bank-slips': bankSlipsMigration,
  '0100-case-places': casePlaces,
  '0103-releases': releases,
  '0104-unallocated-money': unallocatedMoney,
  '0105-returned-money': returnedMoney,
  '0106-unread-messages': unreadMessagesMigration,
  '0095-payment-reversals': paymentReversalsMigration,
  '0094-payment-pages': paymentPages,
  '0092-received-money': receivedMoneyMigration,
  '0093-provider-statements': providerStatements,
  '0098-scheduled-publications': scheduledPublications,
  '0107-brand-pictures': brandPictures,
  '0108-unnamed-pictures': unnamedPictures,
  '0109-currencies-of-accounts': currenciesOfAccounts,
  '0110-kept-from-owner': keptFromOwner,
  '0111-heard-decisions': heardDecisionsMigration,
  '0112-notification-paths': notificationPaths,
  '0113-heard-taken-back': heardTakenBack,
  '0114-draft-authors': draftAuthors,
  '0115-indexed-columns': indexedColumns,
}

/**
 * Runs the migrations that have not run yet, as the database's owner and after the server's role exists. Several
 * processes may call it at once. Throws the error of the migration that failed.
 *
 * @param last the one after which no more are run; all are without it
 */
export async function migrate(database: Kysely<unknown>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('The database could not be brought to its newest form.')
}
