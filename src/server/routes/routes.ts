import type { Route } from '../http/implement.ts'
import { adminAuditRoutes } from './admin-audit.ts'
import { adminBillingRoutes } from './admin-billing.ts'
import { adminCpdRoutes } from './admin-cpd.ts'
import { adminEventRoutes } from './admin-events.ts'
import { adminFinanceRoutes } from './admin-finance.ts'
import { bankTransferRoutes } from './bank-transfers.ts'
import { adminMoneyRoutes } from './admin-money.ts'
import { adminStatementRoutes } from './admin-statements.ts'
import { adminExchangeRoutes } from './admin-exchange.ts'
import { adminFormRoutes } from './admin-forms.ts'
import { adminJobRoutes } from './admin-jobs.ts'
import { adminMemberRoutes } from './admin-members.ts'
import { adminMessageRoutes } from './admin-messages.ts'
import { adminPictureRoutes } from './admin-pictures.ts'
import { adminReportRoutes } from './admin-reports.ts'
import { adminScheduleRoutes } from './admin-schedules.ts'
import { adminSettingsRoutes } from './admin-settings.ts'
import { adminStaffRoutes } from './admin-staff.ts'
import { adminUserRoutes } from './admin-users.ts'
import { applicationRoutes } from './applications.ts'
import { accountRoutes } from './auth/account.ts'
import { actingRoutes } from './auth/acting.ts'
import { activationLinkRoutes } from './auth/activation-link.ts'
import { activationRoutes } from './auth/activation.ts'
import { loginRoutes } from './auth/login.ts'
import { oneTimeCodeRoutes } from './auth/one-time-code.ts'
import { ownSessionRoutes } from './auth/own-sessions.ts'
import { passwordRoutes } from './auth/password.ts'
import { registerRoutes } from './auth/register.ts'
import { billingRoutes } from './billing.ts'
import { cpdRoutes } from './cpd.ts'
import { dashboardRoutes } from './dashboard.ts'
import { caseAssuranceRoutes } from './cases/case-assurances.ts'
import { caseChangeRoutes } from './cases/case-changes.ts'
import { caseDeskRoutes } from './cases/case-desk.ts'
import { caseDocumentRoutes } from './cases/case-documents.ts'
import { caseFileRoutes } from './cases/case-files.ts'
import { caseReadRoutes } from './cases/case-reads.ts'
import { caseStartRoutes } from './cases/case-start.ts'
import { deskViewRoutes } from './cases/desk-views.ts'
import { checklistRoutes } from './checklists.ts'
import { companyRoutes } from './company.ts'
import { errorReportRoutes } from './error-reports.ts'
import { eventRoutes } from './events.ts'
import { fileRoutes } from './files.ts'
import { firmRoutes } from './firms.ts'
import { ownFirmRoutes } from './own-firms.ts'
import { notificationRoutes } from './notifications.ts'
import { openApiRoutes } from './open-api.ts'
import { paymentRoutes } from './payments.ts'
import { reversalRoutes } from './reversals.ts'
import { profileDocumentRoutes } from './profile-document.ts'
import { profileRoutes } from './profile.ts'
import { refereeReportRoutes } from './referee-report.ts'
import { refereeRoutes } from './referees.ts'
import { referenceDataRoutes } from './reference-data.ts'
import { registerSearchRoutes } from './register-search.ts'
import { subscriptionRoutes } from './subscriptions.ts'
import { verificationRoutes } from './verification.ts'

/** The routes of all calls except those that sections declare. */
export const routes: readonly Route[] = [
  ...loginRoutes,
  ...registerRoutes,
  ...oneTimeCodeRoutes,
  ...activationLinkRoutes,
  ...passwordRoutes,
  ...accountRoutes,
  ...activationRoutes,
  ...ownSessionRoutes,
  ...actingRoutes,
  ...notificationRoutes,
  ...companyRoutes,
  ...referenceDataRoutes,
  ...firmRoutes,
  ...ownFirmRoutes,
  ...profileRoutes,
  ...profileDocumentRoutes,
  ...applicationRoutes,
  ...caseReadRoutes,
  ...caseStartRoutes,
  ...caseAssuranceRoutes,
  ...caseChangeRoutes,
  ...caseDeskRoutes,
  ...deskViewRoutes,
  ...caseDocumentRoutes,
  ...caseFileRoutes,
  ...verificationRoutes,
  ...registerSearchRoutes,
  ...billingRoutes,
  ...paymentRoutes,
  ...reversalRoutes,
  ...subscriptionRoutes,
  ...cpdRoutes,
  ...eventRoutes,
  ...dashboardRoutes,
  ...checklistRoutes,
  ...fileRoutes,
  ...openApiRoutes,
  ...adminJobRoutes,
  ...adminMemberRoutes,
  ...adminCpdRoutes,
  ...adminEventRoutes,
  ...adminBillingRoutes,
  ...adminFinanceRoutes,
  ...bankTransferRoutes,
  ...adminMoneyRoutes,
  ...adminStatementRoutes,
  ...adminMessageRoutes,
  ...adminSettingsRoutes,
  ...adminFormRoutes,
  ...adminPictureRoutes,
  ...adminExchangeRoutes,
  ...adminScheduleRoutes,
  ...adminUserRoutes,
  ...adminStaffRoutes,
  ...adminAuditRoutes,
  ...adminReportRoutes,
  ...errorReportRoutes,
  ...refereeRoutes,
  ...refereeReportRoutes,
]
