import type { JsonObject } from '../../engine/json/json.ts'
import { namedRevisionField } from '../record-revision.ts'

/** The headers that name the revision which a change is based on, and the change's key. */
type Headers = Readonly<Record<string, JsonObject>>

export const revisionNamed: Headers = {
  'If-Match': {
    description:
      'The `$revision` of the record, in quotes, as it was when the change was begun. Of another one by now, the change ' +
      'is refused with `stale`. Without it, the page of the section has to declare that the last writer wins.',
  },
}

export const noRecordBefore: Headers = {
  'If-None-Match': {
    description: '`*`: there was no record yet. If there is one by now, the change is refused with `stale`.',
    enum: ['*'],
  },
}

export const changeKey: Headers = {
  'Idempotency-Key': {
    description:
      'Made by the client, once for each change: sent again under the same key, it is not made again, and the answer is ' +
      'the record that it made.',
    minLength: 16,
    maxLength: 100,
    pattern: '^[A-Za-z0-9_-]+$',
  },
}

/** The same in a body; null, or an empty text in form data, means that there was no record. */
export const revisionProperty: JsonObject = {
  [namedRevisionField]: { type: ['string', 'null'], description: 'In place of the header If-Match.' },
}
