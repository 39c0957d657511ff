/**
 * The wire name of a record's revision: a text that is another one after each change. No field can be called so, nor as
 * the one below, because the names of fields begin with a letter.
 */
export const revisionField = '$revision'

/**
 * In the body of a change, the revision that it was made from; in place of the header. It is not called as the revision
 * itself, so that a client that merely sends back the record which it was given has not named any.
 */
export const namedRevisionField = '$ifRevision'

/** Headers by which a call names the revision that it is about (`"…"`), or says that there was no record (`*`). */
export const revisionHeader = 'if-match'
export const noRecordHeader = 'if-none-match'

/** The header that carries the key of a change, made by the client: the same key, the same record. */
export const changeKeyHeader = 'idempotency-key'
