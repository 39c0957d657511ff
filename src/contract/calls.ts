import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { ActivateBody, ActivationBody, MemberNames, MemberSearchQuery } from './activation.ts'
import { Said } from './answer.ts'
import { Application } from './application.ts'
import {
  ChallengeAnswer,
  CodeSentAnswer,
  LoginBody,
  PasswordBody,
  PasswordResetBody,
  RegisterBody,
  SendOtpQuery,
  SessionAnswer,
  SetPasswordBody,
  VerifyBody,
  VerifyOtpAnswer,
  VerifyOtpBody,
} from './auth.ts'
import { CategoryDisclaimer, CategoryDisclaimerQuery, ChecklistItem, ChecklistQuery } from './checklist.ts'
import { Company, CompanyTerms } from './company.ts'
import { ErrorReport } from './error-report.ts'
import { JobEntry } from './job-entry.ts'
import { MessagesQuery, OutboxEntry } from './outbox-entry.ts'
import { Notifications, ReadNotificationsBody } from './notification.ts'
import { PrintedPdf } from './printed.ts'
import { ApproveNamesBody, FirmProfile, Profile } from './profile.ts'
import { FirmReference, ListItems } from './reference-data.ts'
import { anyListPath } from './reference-paths.ts'
import {
  FoundReferee,
  RefereeAsked,
  RefereeEmailBody,
  RefereeForm,
  RefereeFormQuery,
  RefereeResponse,
  RefereeResponseBody,
  RefereeSearchBody,
} from './referee.ts'
import { SectionRecord, SectionRecords } from './section.ts'
import { EndSessionBody, LoginAsBody, SessionInfo } from './session.ts'
import { SettingsRecord } from './settings.ts'
import { NotificationPreferences, User } from './user.ts'

/** One call: paths are below the API base; `session` says that a Bearer token is needed. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly session: boolean
  readonly query?: TSchema
  /** The type of the body. Where a declared form validates it, `form` names the form and says the messages. */
  readonly body?: TSchema
  readonly form?: string
  /** What stands in `data` of the answer. */
  readonly answer: TSchema
}

/** Calls with a path of their own; the reference lists are in reference-data.ts, a section's calls in its page. */
export const calls = {
  login: {
    method: 'POST',
    path: 'auth/login',
    session: false,
    body: LoginBody,
    form: 'forms/login',
    answer: SessionAnswer,
  },
  register: { method: 'POST', path: 'auth/register', session: false, body: RegisterBody, answer: ChallengeAnswer },
  createFirm: { method: 'POST', path: 'auth/createFirm', session: false, body: RegisterBody, answer: ChallengeAnswer },
  verify: { method: 'POST', path: 'auth/verify', session: false, body: VerifyBody, answer: Said },
  verifyOtp: {
    method: 'POST',
    path: 'auth/verify-otp',
    session: false,
    body: VerifyOtpBody,
    form: 'forms/one-time-code',
    answer: VerifyOtpAnswer,
  },
  sendOtp: { method: 'GET', path: 'auth/send-otp', session: false, query: SendOtpQuery, answer: CodeSentAnswer },
  passwordReset: {
    method: 'POST',
    path: 'auth/password-reset',
    session: false,
    body: PasswordResetBody,
    form: 'forms/forgot-password',
    answer: Said,
  },
  password: {
    method: 'POST',
    path: 'auth/password',
    session: false,
    body: PasswordBody,
    form: 'forms/set-password',
    answer: Said,
  },
  setPassword: {
    method: 'POST',
    path: 'auth/set-password',
    session: true,
    body: SetPasswordBody,
    form: 'forms/password-change',
    answer: Said,
  },
  notification: {
    method: 'POST',
    path: 'auth/notification',
    session: true,
    body: NotificationPreferences,
    form: 'forms/notification-preferences',
    answer: NotificationPreferences,
  },
  logout: { method: 'POST', path: 'auth/logout', session: true, answer: Said },
  user: { method: 'GET', path: 'auth/user', session: true, answer: User },
  searchMember: {
    method: 'GET',
    path: 'profile/search/member',
    session: false,
    query: MemberSearchQuery,
    answer: MemberNames,
  },
  requestActivation: {
    method: 'POST',
    path: 'auth/activation',
    session: false,
    body: ActivationBody,
    form: 'forms/activation-request',
    answer: Said,
  },
  activate: {
    method: 'POST',
    path: 'auth/activation/activate',
    session: false,
    body: ActivateBody,
    form: 'forms/activation-code',
    answer: SessionAnswer,
  },
  sessions: { method: 'GET', path: 'auth/sessions', session: true, answer: Type.Array(SessionInfo) },
  endSessions: { method: 'POST', path: 'auth/sessions/end', session: true, body: EndSessionBody, answer: Said },
  loginAs: { method: 'POST', path: 'admin/loginas', session: true, body: LoginAsBody, answer: SessionAnswer },
  leave: { method: 'POST', path: 'auth/leave', session: true, answer: SessionAnswer },
  notifications: { method: 'GET', path: 'notifications', session: true, answer: Notifications },
  readNotifications: {
    method: 'POST',
    path: 'notifications/read',
    session: true,
    body: ReadNotificationsBody,
    answer: Notifications,
  },
  company: { method: 'GET', path: 'company', session: false, answer: Company },
  terms: { method: 'GET', path: 'company/terms', session: false, answer: CompanyTerms },
  settings: { method: 'GET', path: 'admin/settings', session: false, answer: SettingsRecord },
  firms: { method: 'GET', path: 'setup/firms', session: false, answer: Type.Array(FirmReference) },
  list: { method: 'GET', path: anyListPath, session: false, answer: ListItems },
  profile: { method: 'GET', path: 'profile', session: true, answer: Profile },
  createProfile: { method: 'POST', path: 'profile', session: true, form: 'sections/bio', answer: Profile },
  updateProfile: { method: 'POST', path: 'profile/update', session: true, form: 'sections/bio', answer: Profile },
  approveNames: {
    method: 'POST',
    path: 'profile/approve-names',
    session: true,
    body: ApproveNamesBody,
    form: 'forms/names-approval',
    answer: Profile,
  },
  profileDocument: { method: 'GET', path: 'profile/document', session: true, answer: PrintedPdf },
  sectionDocument: { method: 'GET', path: 'profile/document/:section', session: true, answer: PrintedPdf },
  firmProfile: { method: 'GET', path: 'profile/firmBio', session: true, answer: FirmProfile },
  createFirmProfile: {
    method: 'POST',
    path: 'profile/firmBio/create',
    session: true,
    form: 'sections/firm-bio',
    answer: FirmProfile,
  },
  updateFirmProfile: {
    method: 'POST',
    path: 'profile/firmBio/update',
    session: true,
    form: 'sections/firm-bio',
    answer: FirmProfile,
  },
  contacts: { method: 'GET', path: 'profile/contact', session: true, answer: SectionRecords },
  addContact: {
    method: 'POST',
    path: 'profile/contact',
    session: true,
    form: 'sections/contacts',
    answer: SectionRecord,
  },
  updateContact: {
    method: 'POST',
    path: 'profile/contact/update',
    session: true,
    form: 'sections/contacts',
    answer: SectionRecord,
  },
  removeContact: { method: 'POST', path: 'profile/contact/remove', session: true, answer: Said },
  applications: { method: 'GET', path: 'application', session: true, answer: Type.Array(Application) },
  checklist: {
    method: 'GET',
    path: 'checklist',
    session: true,
    query: ChecklistQuery,
    answer: Type.Array(ChecklistItem),
  },
  applicationChecklist: {
    method: 'GET',
    path: 'application/checklist/:type',
    session: true,
    answer: Type.Array(ChecklistItem),
  },
  categoryDisclaimers: {
    method: 'GET',
    path: 'checklist/disclaimer',
    session: true,
    query: CategoryDisclaimerQuery,
    answer: Type.Array(CategoryDisclaimer),
  },
  searchReferee: {
    method: 'POST',
    path: 'profile/referee/search',
    session: true,
    body: RefereeSearchBody,
    answer: FoundReferee,
  },
  askReferee: {
    method: 'POST',
    path: 'profile/referee/send_email',
    session: true,
    body: RefereeEmailBody,
    answer: RefereeAsked,
  },
  refereeForm: { method: 'GET', path: 'questions', session: false, query: RefereeFormQuery, answer: RefereeForm },
  answerReferee: {
    method: 'POST',
    path: 'questions/update',
    session: false,
    body: RefereeResponseBody,
    answer: Type.Array(RefereeResponse),
  },
  refereeReport: { method: 'GET', path: 'questions/refereeForm/:id', session: true, answer: PrintedPdf },
  reportError: { method: 'POST', path: 'error-reports', session: false, body: ErrorReport, answer: Said },
  jobs: { method: 'GET', path: 'admin/jobs', session: true, answer: Type.Array(JobEntry) },
  messages: {
    method: 'GET',
    path: 'admin/messages',
    session: true,
    query: MessagesQuery,
    answer: Type.Array(OutboxEntry),
  },
} as const satisfies Readonly<Record<string, Call>>
