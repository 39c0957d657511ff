import { activationCalls } from './activation.ts'
import { documentCalls } from './api-document.ts'
import { adminUserCalls } from './admin-user.ts'
import { applicationCalls } from './application.ts'
import { auditCalls } from './audit-entry.ts'
import { authCalls } from './auth.ts'
import { billingRunCalls } from './billing-run.ts'
import { brandPictureCalls } from './brand-pictures.ts'
import { caseCalls } from './case-calls.ts'
import { caseDocumentCalls } from './case-documents.ts'
import { caseFileCalls } from './case-files.ts'
import { checklistCalls } from './checklist.ts'
import { companyCalls } from './company.ts'
import { contactCalls } from './contact.ts'
import type { Call } from './define-call.ts'
import { deskCalls } from './desk.ts'
import { bankTransferCalls } from './bank-transfers.ts'
import { financeCalls } from './finance-calls.ts'
import { statementCalls } from './statements.ts'
import { exchangeCalls } from './exchange.ts'
import { formCalls } from './form-calls.ts'
import { eventCalls } from './events.ts'
import { errorReportCalls } from './error-report.ts'
import { fileCalls } from './file.ts'
import { jobCalls } from './job-entry.ts'
import { cpdCalls } from './cpd.ts'
import { ownFirmCalls } from './own-firms.ts'
import { dashboardCalls } from './dashboard.ts'
import { ledgerCalls } from './ledger.ts'
import { adminEventCalls } from './admin-events.ts'
import { adminAwardCalls } from './admin-awards.ts'
import { memberImportCalls } from './member-import.ts'
import { notificationCalls } from './notification.ts'
import { newCaseCalls } from './new-case.ts'
import { ownCaseCalls } from './own-cases.ts'
import { messageCalls } from './outbox-entry.ts'
import { paymentCalls } from './payment.ts'
import { reversalCalls } from './reversal-calls.ts'
import { printedCalls } from './printed.ts'
import { profileCalls } from './profile.ts'
import { refereeCalls } from './referee.ts'
import { referenceCalls } from './reference-data.ts'
import { registerCalls } from './register-search.ts'
import { reportCalls } from './report.ts'
import { scheduleCalls } from './scheduled-publication.ts'
import { sessionCalls } from './session.ts'
import { settingsCalls } from './settings.ts'
import { staffCalls } from './staff.ts'
import { subscriptionCalls } from './subscription.ts'
import { userCalls } from './user.ts'
import { caseScanCalls } from './case-scans.ts'
import { verificationCalls } from './verification.ts'
import { moneyCalls } from './unplaced-money.ts'

/** Every call of the API by its id, except those that an organisation's sections declare. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...activationCalls,
  ...sessionCalls,
  ...notificationCalls,
  ...companyCalls,
  ...settingsCalls,
  ...adminUserCalls,
  ...staffCalls,
  ...auditCalls,
  ...reportCalls,
  ...referenceCalls,
  ...profileCalls,
  ...printedCalls,
  ...contactCalls,
  ...applicationCalls,
  ...caseCalls,
  ...ownCaseCalls,
  ...newCaseCalls,
  ...deskCalls,
  ...caseDocumentCalls,
  ...caseFileCalls,
  ...verificationCalls,
  ...caseScanCalls,
  ...registerCalls,
  ...ledgerCalls,
  ...subscriptionCalls,
  ...cpdCalls,
  ...eventCalls,
  ...ownFirmCalls,
  ...dashboardCalls,
  ...paymentCalls,
  ...reversalCalls,
  ...checklistCalls,
  ...refereeCalls,
  ...fileCalls,
  ...errorReportCalls,
  ...jobCalls,
  ...memberImportCalls,
  ...adminAwardCalls,
  ...adminEventCalls,
  ...billingRunCalls,
  ...financeCalls,
  ...bankTransferCalls,
  ...moneyCalls,
  ...statementCalls,
  ...formCalls,
  ...brandPictureCalls,
  ...exchangeCalls,
  ...scheduleCalls,
  ...messageCalls,
  ...documentCalls,
} as const satisfies Readonly<Record<string, Call>>
