import type { JsonObject } from '../json/json.ts'

/**
 * An edit: from the document as it is, and as the layers below have it, to the document as it is to be; or one sentence
 * about why that cannot be.
 */
export type Edit = (document: JsonObject, inherited: JsonObject) => JsonObject | string

/** Several changes as one; the first that cannot be refuses all. */
export const allEdits =
  (...changes: readonly Edit[]): Edit =>
  (document, inherited) =>
    changes.reduce<JsonObject | string>(
      (changed, change) => (typeof changed === 'string' ? changed : change(changed, inherited)),
      document,
    )
