import type { PlacedItem } from './page-base.ts'

export interface PageCalls {
  readonly list: string
  readonly add?: string
  readonly update?: string
  readonly remove?: string
}

/** How the server treats a change that does not name the revision of the record it is based on. */
export interface RevisionRule {
  /** The change is accepted, whatever was saved in between; without this setting it is refused. */
  readonly withoutRevision?: 'last-writer'
}

/** Messages by the failed call. */
export type PageFailures = { readonly [call in 'add' | 'update' | 'remove']?: string }

/** A further call of a section, for clients of the API; the section's own page uses the calls in `PageCalls`. */
export type OtherCall = PlacedItem & { readonly path: string } & (
    | {
        /** An action under another path; `save` adds a record section's record, or replaces it. */
        readonly action: 'add' | 'update' | 'remove' | 'save'
      }
    | {
        /** Replaces these fields of the record named in the request, and leaves its other fields unchanged. */
        readonly action: 'change'
        readonly fields: readonly string[]
      }
    | {
        /** Responds with a file of the record named in the request, as base64. */
        readonly action: 'file'
        readonly field: string
        /** The query parameter with the record's entry number. */
        readonly parameter: string
      }
  )
