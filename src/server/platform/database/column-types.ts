/** PostgreSQL's type numbers (OIDs) of the column types that the two drivers read differently. */
const bytea = 17
const int8 = 20
const date = 1082

/**
 * How both drivers read columns, so that they return equal rows: whole numbers (ids, counts, cents) as numbers,
 * calendar dates as text. Both read date-times as `Date` already.
 */
export const columnReaders: Readonly<Record<number, (text: string) => number | string>> = {
  [int8]: readWholeNumber,
  [date]: (text) => text,
}

function readWholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number in the database is too large to be exact.')
  return value
}

/**
 * How the embedded database's driver writes and reads bytes. Its own functions go byte by byte: a certificate's file
 * would hold up the server for some 20 ms each way.
 */
export const embeddedBytes = {
  serializers: { [bytea]: (bytes: Uint8Array) => `\\x${bytesOf(bytes).toString('hex')}` },
  parsers: { [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}

const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
