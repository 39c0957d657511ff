import type { DocumentId } from '../engine/document/document-id.ts'
import type { calls } from './calls.ts'
import type { ErrorCode } from './error-catalogue.ts'

/** The groups of calls in the OpenAPI document. */
export const callTags = {
  Account: 'Registering, signing in, codes, passwords and the signed-in user.',
  Organisation: 'The organisation, its settings and its terms.',
  Reference: 'The lists that answers are chosen from.',
  Profile: 'The profile and its sections.',
  Application: 'Applications for membership.',
  Administration: 'What administrators see.',
  Document: 'This description.',
} as const
export type CallTag = keyof typeof callTags

/** What the OpenAPI document says of a call beside its shapes. */
export interface CallNote {
  readonly tag: CallTag
  readonly summary: string
  /** Refusals of its own; those that follow from session, body, form and files are added. */
  readonly refusals?: readonly ErrorCode[]
  /** Whether its answer has an ETag. */
  readonly cached?: boolean
  /** The section whose page has to declare the path; without it the organisation has no such call. */
  readonly section?: DocumentId
  /** Whether the body may be form data as well, a part for each field. */
  readonly formData?: boolean
  /** Whether it names the revision of the record that it changes. */
  readonly revision?: boolean
  /** Several forms, of which the body fills in one. */
  readonly forms?: readonly DocumentId[]
}

/** Every call of the contract has a note: the type check fails for one without. */
export const callNotes = {
  login: {
    tag: 'Account',
    summary: 'Begin a session',
    refusals: ['wrong-credentials', 'account-unverified', 'too-many'],
  },
  register: {
    tag: 'Account',
    summary: 'Register a person or a firm; a one-time code is sent',
    refusals: ['registration-closed', 'too-many'],
    forms: ['forms/register-individual', 'forms/register-firm'],
  },
  createFirm: {
    tag: 'Account',
    summary: 'Register a firm; a one-time code is sent',
    refusals: ['registration-closed', 'too-many'],
    forms: ['forms/register-firm'],
  },
  verify: {
    tag: 'Account',
    summary: 'Activate an account by the link that was e-mailed',
    refusals: ['link-over', 'password-needed', 'too-many'],
  },
  verifyOtp: {
    tag: 'Account',
    summary: 'Give the one-time code; after a registration this begins a session',
    refusals: ['wrong-code', 'code-over', 'no-session', 'session-over', 'too-many'],
  },
  sendOtp: {
    tag: 'Account',
    summary: 'Send another one-time code',
    refusals: ['code-over', 'no-session', 'session-over', 'too-many'],
  },
  passwordReset: { tag: 'Account', summary: 'Ask for a link to set a new password', refusals: ['too-many'] },
  password: {
    tag: 'Account',
    summary: 'Set a new password by the link that was e-mailed',
    refusals: ['link-over', 'too-many'],
  },
  setPassword: {
    tag: 'Account',
    summary: 'Change the password; other sessions end',
    refusals: ['wrong-password', 'too-many'],
  },
  notification: { tag: 'Account', summary: 'Choose which messages are sent; what is left out stays as it is' },
  logout: { tag: 'Account', summary: 'End the session' },
  user: { tag: 'Account', summary: 'The signed-in user' },
  searchMember: {
    tag: 'Account',
    summary: 'The names of the member with a number, for activating an account',
    refusals: ['member-not-found', 'too-many'],
  },
  requestActivation: {
    tag: 'Account',
    summary: 'Ask for the code that activates an account for an existing member',
    refusals: ['activation-refused', 'too-many'],
  },
  activate: {
    tag: 'Account',
    summary: 'Activate the account with that code; this begins a session',
    refusals: ['activation-failed', 'too-many'],
  },
  sessions: { tag: 'Account', summary: 'Sessions of the signed-in user, the current one first' },
  endSessions: { tag: 'Account', summary: 'End one session, or all others', refusals: ['not-found'] },
  loginAs: {
    tag: 'Administration',
    summary: 'Go on as another user',
    refusals: ['forbidden', 'not-found'],
  },
  leave: { tag: 'Account', summary: 'Stop acting as another user', refusals: ['forbidden'] },
  notifications: { tag: 'Account', summary: 'Notifications of the signed-in user, the newest first' },
  readNotifications: { tag: 'Account', summary: 'Mark notifications as read' },
  company: { tag: 'Organisation', summary: 'Name, logo and public contacts of the organisation', cached: true },
  terms: { tag: 'Organisation', summary: 'Terms and conditions', cached: true },
  settings: { tag: 'Organisation', summary: 'Settings that administrators publish, as JSON strings', cached: true },
  firms: { tag: 'Reference', summary: 'Firms that are members at present', cached: true },
  list: { tag: 'Reference', summary: 'Any declared list, by name', cached: true, refusals: ['not-found'] },
  profile: { tag: 'Profile', summary: 'The profile of the signed-in person', section: 'sections/bio' },
  createProfile: {
    tag: 'Profile',
    summary: 'Save the profile; the first save begins an application',
    section: 'sections/bio',
  },
  updateProfile: { tag: 'Profile', summary: 'Update the profile, or confirm it', section: 'sections/bio' },
  approveNames: {
    tag: 'Profile',
    summary: 'Approve the names as they will be printed',
    formData: true,
    revision: true,
    refusals: ['conflict', 'no-profile', 'forbidden', 'stale', 'revision-required'],
  },
  profileDocument: {
    tag: 'Profile',
    summary: 'The whole profile as a tagged PDF, in base64',
    refusals: ['no-profile', 'not-found', 'documents-busy', 'document-failed'],
  },
  sectionDocument: {
    tag: 'Profile',
    summary: 'One tab of the profile, by its id or its section’s name, as a tagged PDF in base64',
    refusals: ['no-profile', 'not-found', 'documents-busy', 'document-failed'],
  },
  firmProfile: { tag: 'Profile', summary: 'The profile of the signed-in firm', section: 'sections/firm-bio' },
  createFirmProfile: {
    tag: 'Profile',
    summary: 'Save the firm; the first save begins an application',
    section: 'sections/firm-bio',
  },
  updateFirmProfile: { tag: 'Profile', summary: 'Update the firm', section: 'sections/firm-bio' },
  contacts: { tag: 'Profile', summary: 'Contacts of the profile', section: 'sections/contacts' },
  addContact: { tag: 'Profile', summary: 'Add a contact', section: 'sections/contacts' },
  updateContact: { tag: 'Profile', summary: 'Update a contact', section: 'sections/contacts' },
  removeContact: { tag: 'Profile', summary: 'Remove a contact', section: 'sections/contacts' },
  applications: { tag: 'Application', summary: 'Applications of the profile, the newest first' },
  checklist: {
    tag: 'Application',
    summary: 'What is asked for a category, and what of it the profile satisfies',
    refusals: ['not-found'],
  },
  applicationChecklist: {
    tag: 'Application',
    summary: 'The same, by a category or a membership type in the path',
    refusals: ['not-found'],
  },
  categoryDisclaimers: {
    tag: 'Application',
    summary: 'The notes that applicants for a category read',
    refusals: ['not-found'],
  },
  searchReferee: {
    tag: 'Profile',
    summary: 'An active member by number, to fill in the form of a referee; e-mail and phone are masked',
    formData: true,
    refusals: ['member-not-found', 'too-many'],
  },
  askReferee: {
    tag: 'Profile',
    summary: 'Send a referee the link to the questions, anew where one was sent before',
    formData: true,
    refusals: ['not-found', 'no-profile', 'forbidden', 'already-answered', 'invalid', 'too-many'],
  },
  refereeForm: {
    tag: 'Profile',
    summary: 'What a referee is asked, by the link that was e-mailed',
    refusals: ['request-not-found', 'already-answered', 'request-over', 'too-many'],
  },
  answerReferee: {
    tag: 'Profile',
    summary: 'Accept or reject, once, by the link that was e-mailed',
    formData: true,
    refusals: ['request-not-found', 'already-answered', 'request-over', 'invalid', 'too-many'],
  },
  refereeReport: {
    tag: 'Profile',
    summary: 'What a referee answered, as a tagged PDF in base64: of an own referee by the entry number',
    refusals: ['report-not-found', 'documents-busy', 'document-failed'],
  },
  reportError: {
    tag: 'Organisation',
    summary: 'Say that a page of the portal broke, for the log',
    refusals: ['too-many'],
  },
  jobs: { tag: 'Administration', summary: 'How the last runs of the background jobs ended', refusals: ['forbidden'] },
  messages: {
    tag: 'Administration',
    summary: 'How the delivery of e-mails and text messages goes, the newest first',
    refusals: ['forbidden'],
  },
} as const satisfies Readonly<Record<keyof typeof calls, CallNote>>
