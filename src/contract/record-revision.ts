/**
 * The wire name of a record's revision: a text that differs after each change. No field can have this name, nor
 * the one below, because field names begin with a letter.
 */
export const revisionField = '$revision'

/**
 * In the body of a change: the revision that the change is based on, instead of the header. Its name differs from the
 * revision's, so a client that merely sends back the record it received has not named any.
 */
export const namedRevisionField = '$ifRevision'

/**
 * Headers by which a call names the revision that it is based on (`"…"`), or declares that there was no record (`*`).
 */
export const revisionHeader = 'if-match'
export const noRecordHeader = 'if-none-match'

/** The header with the idempotency key of a change, made by the client: the same key, the same record. */
export const changeKeyHeader = 'idempotency-key'
