/** One kind of refusal: its HTTP status and, where nothing better is known, its sentence. */
export interface CatalogueEntry {
  readonly status: number
  readonly message: string
}

/** Every refusal that the server can give, by the code it carries. */
export const errorCatalogue = {
  'bad-request': { status: 400, message: 'The request could not be read' },
  'broken-json': { status: 400, message: 'The request is not valid JSON' },
  'broken-multipart': { status: 400, message: 'The form data of the request is incomplete or broken' },
  'no-session': { status: 401, message: 'Sign in to go on' },
  'session-over': { status: 401, message: 'Your session is over. Sign in again to go on' },
  forbidden: { status: 403, message: 'You are not allowed to do this' },
  'account-unverified': { status: 403, message: 'Your account is not activated yet. We have sent you a new code' },
  'registration-closed': { status: 403, message: 'Registration is closed' },
  'not-found': { status: 404, message: 'Not found' },
  'request-not-found': { status: 404, message: 'This link is not known. It may have been replaced by a newer one' },
  'member-not-found': { status: 404, message: 'No member has this number. Check it and try again' },
  'report-not-found': {
    status: 404,
    message: 'There is no report here: only a referee of yours who has answered has one',
  },
  'organisation-not-found': { status: 404, message: 'No organisation is served at this address' },
  'method-not-allowed': { status: 405, message: 'This method is not allowed here' },
  conflict: { status: 409, message: 'This was changed in the meantime. Load it again and repeat your change' },
  stale: { status: 409, message: 'This was changed in the meantime, in another window or on another device' },
  'key-reused': { status: 409, message: 'This was saved already, with other answers' },
  'already-answered': { status: 409, message: 'This request has been answered already' },
  'already-exists': { status: 409, message: 'This exists already' },
  'too-many-records': { status: 409, message: 'There are as many entries here as there may be' },
  'no-profile': { status: 409, message: 'Create your profile first' },
  'request-over': { status: 410, message: 'This link is no longer valid. The applicant can send you a new one' },
  'too-large': { status: 413, message: 'The request is too large' },
  'unsupported-media-type': { status: 415, message: 'Send JSON or form data' },
  invalid: { status: 422, message: 'Something is missing or wrong. See the fields marked' },
  'profile-full': { status: 422, message: 'Your files come to as much as they may' },
  'wrong-credentials': { status: 422, message: 'The e-mail or the password is wrong' },
  'wrong-password': { status: 422, message: 'The current password is wrong' },
  'wrong-code': { status: 422, message: 'The code is wrong' },
  'code-over': { status: 422, message: 'The code is no longer valid. Ask for a new one' },
  'link-over': { status: 422, message: 'This link is no longer valid. Ask for a new one' },
  'password-needed': { status: 422, message: 'Choose a password to activate your account' },
  'activation-refused': { status: 422, message: 'These particulars are not those of a member without an account' },
  'activation-failed': { status: 422, message: 'The code is wrong or no longer valid. Ask for a new one' },
  'revision-required': {
    status: 428,
    message: 'Name the revision of the record that you change, by If-Match or in $ifRevision',
  },
  'too-many-uploads': {
    status: 429,
    message: 'Several files are being sent already. Wait until they have arrived, and try again',
  },
  'too-many': { status: 429, message: 'Too many attempts. Try again later' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again later' },
  'documents-busy': { status: 503, message: 'Many documents are being made just now. Try again in a moment' },
  'document-failed': { status: 503, message: 'This document took too long to make. Try again in a moment' },
  'storage-full': {
    status: 507,
    message: 'There is no room for more files at present. Tell the office, and try again later',
  },
  unavailable: { status: 503, message: 'The service is not ready. Try again in a moment' },
} as const satisfies Readonly<Record<string, CatalogueEntry>>

export type ErrorCode = keyof typeof errorCatalogue

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

export const errorCodes: readonly ErrorCode[] = Object.keys(errorCatalogue).filter(isErrorCode)
