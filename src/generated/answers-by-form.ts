// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { ActivationCodeAnswers } from './activation-code-answers.ts'
import type { ActivationRequestAnswers } from './activation-request-answers.ts'
import type { ActivationSearchAnswers } from './activation-search-answers.ts'
import type { AdminUserAnswers } from './admin-user-answers.ts'
import type { AwardWithdrawalAnswers } from './award-withdrawal-answers.ts'
import type { BankTransferAnswers } from './bank-transfer-answers.ts'
import type { BrandPictureAnswers } from './brand-picture-answers.ts'
import type { CpdAwardAnswers } from './cpd-award-answers.ts'
import type { DocumentCodeAnswers } from './document-code-answers.ts'
import type { EventAnswers } from './event-answers.ts'
import type { EventCancellationAnswers } from './event-cancellation-answers.ts'
import type { FinishRegistrationAnswers } from './finish-registration-answers.ts'
import type { ForgotPasswordAnswers } from './forgot-password-answers.ts'
import type { LoginAnswers } from './login-answers.ts'
import type { MoneyAssignmentAnswers } from './money-assignment-answers.ts'
import type { NamesApprovalAnswers } from './names-approval-answers.ts'
import type { NotificationPreferencesAnswers } from './notification-preferences-answers.ts'
import type { OneTimeCodeAnswers } from './one-time-code-answers.ts'
import type { PasswordChangeAnswers } from './password-change-answers.ts'
import type { PaymentDecisionAnswers } from './payment-decision-answers.ts'
import type { PaymentPostingAnswers } from './payment-posting-answers.ts'
import type { PublicationScheduleAnswers } from './publication-schedule-answers.ts'
import type { PublicationTimeAnswers } from './publication-time-answers.ts'
import type { RefereeRejectionAnswers } from './referee-rejection-answers.ts'
import type { RefundAnswers } from './refund-answers.ts'
import type { RegisterFirmAnswers } from './register-firm-answers.ts'
import type { RegisterIndividualAnswers } from './register-individual-answers.ts'
import type { RevocationAnswers } from './revocation-answers.ts'
import type { SetPasswordAnswers } from './set-password-answers.ts'
import type { SiteSettingsAnswers } from './site-settings-answers.ts'
import type { StaffInvitationAnswers } from './staff-invitation-answers.ts'
import type { AttachmentsAnswers } from './attachments-answers.ts'
import type { BankersAnswers } from './bankers-answers.ts'
import type { BioAnswers } from './bio-answers.ts'
import type { CertificationAnswers } from './certification-answers.ts'
import type { CompanyInformationAnswers } from './company-information-answers.ts'
import type { ContactsAnswers } from './contacts-answers.ts'
import type { ConvictionsAnswers } from './convictions-answers.ts'
import type { DirectorsAnswers } from './directors-answers.ts'
import type { EmployeesAnswers } from './employees-answers.ts'
import type { ExperienceAnswers } from './experience-answers.ts'
import type { FacilitiesAnswers } from './facilities-answers.ts'
import type { FirmBioAnswers } from './firm-bio-answers.ts'
import type { InstitutionsAnswers } from './institutions-answers.ts'
import type { RefereesAnswers } from './referees-answers.ts'
import type { ServicesAnswers } from './services-answers.ts'
import type { ShareholdersAnswers } from './shareholders-answers.ts'
import type { SignatureAnswers } from './signature-answers.ts'
import type { SpecializationAnswers } from './specialization-answers.ts'
import type { WorkExperienceAnswers } from './work-experience-answers.ts'

/** The answers of each form and section of the base, by its id. */
export interface AnswersByForm {
  readonly 'forms/activation-code': ActivationCodeAnswers
  readonly 'forms/activation-request': ActivationRequestAnswers
  readonly 'forms/activation-search': ActivationSearchAnswers
  readonly 'forms/admin-user': AdminUserAnswers
  readonly 'forms/award-withdrawal': AwardWithdrawalAnswers
  readonly 'forms/bank-transfer': BankTransferAnswers
  readonly 'forms/brand-picture': BrandPictureAnswers
  readonly 'forms/cpd-award': CpdAwardAnswers
  readonly 'forms/document-code': DocumentCodeAnswers
  readonly 'forms/event': EventAnswers
  readonly 'forms/event-cancellation': EventCancellationAnswers
  readonly 'forms/finish-registration': FinishRegistrationAnswers
  readonly 'forms/forgot-password': ForgotPasswordAnswers
  readonly 'forms/login': LoginAnswers
  readonly 'forms/money-assignment': MoneyAssignmentAnswers
  readonly 'forms/names-approval': NamesApprovalAnswers
  readonly 'forms/notification-preferences': NotificationPreferencesAnswers
  readonly 'forms/one-time-code': OneTimeCodeAnswers
  readonly 'forms/password-change': PasswordChangeAnswers
  readonly 'forms/payment-decision': PaymentDecisionAnswers
  readonly 'forms/payment-posting': PaymentPostingAnswers
  readonly 'forms/publication-schedule': PublicationScheduleAnswers
  readonly 'forms/publication-time': PublicationTimeAnswers
  readonly 'forms/referee-rejection': RefereeRejectionAnswers
  readonly 'forms/refund': RefundAnswers
  readonly 'forms/register-firm': RegisterFirmAnswers
  readonly 'forms/register-individual': RegisterIndividualAnswers
  readonly 'forms/revocation': RevocationAnswers
  readonly 'forms/set-password': SetPasswordAnswers
  readonly 'forms/site-settings': SiteSettingsAnswers
  readonly 'forms/staff-invitation': StaffInvitationAnswers
  readonly 'sections/attachments': AttachmentsAnswers
  readonly 'sections/bankers': BankersAnswers
  readonly 'sections/bio': BioAnswers
  readonly 'sections/certification': CertificationAnswers
  readonly 'sections/company-information': CompanyInformationAnswers
  readonly 'sections/contacts': ContactsAnswers
  readonly 'sections/convictions': ConvictionsAnswers
  readonly 'sections/directors': DirectorsAnswers
  readonly 'sections/employees': EmployeesAnswers
  readonly 'sections/experience': ExperienceAnswers
  readonly 'sections/facilities': FacilitiesAnswers
  readonly 'sections/firm-bio': FirmBioAnswers
  readonly 'sections/institutions': InstitutionsAnswers
  readonly 'sections/referees': RefereesAnswers
  readonly 'sections/services': ServicesAnswers
  readonly 'sections/shareholders': ShareholdersAnswers
  readonly 'sections/signature': SignatureAnswers
  readonly 'sections/specialization': SpecializationAnswers
  readonly 'sections/work-experience': WorkExperienceAnswers
}

/** The id of a form or section of the base. */
export type FormId = keyof AnswersByForm
