import type { PlacedItem } from './page-base.ts'

export interface PageCalls {
  readonly list: string
  readonly add?: string
  readonly update?: string
  readonly remove?: string
}

/** What becomes of a change that does not name the revision of the record which it was made from. */
export interface RevisionRule {
  /** It is made, whatever was saved in between; without this it is refused. */
  readonly withoutRevision?: 'last-writer'
}

/** Sentences by the call that failed. */
export type PageFailures = { readonly [call in 'add' | 'update' | 'remove']?: string }

/** A further call of a section, which clients of the API make; the section's own page makes those of `PageCalls`. */
export type OtherCall = PlacedItem & { readonly path: string } & (
    | {
        /** An action under another path; `save` adds a record section's record, or replaces it. */
        readonly action: 'add' | 'update' | 'remove' | 'save'
      }
    | {
        /** Replaces these fields of the record that is named, and leaves its others as they are. */
        readonly action: 'change'
        readonly fields: readonly string[]
      }
    | {
        /** Answers with a file of the record that is named, as base64. */
        readonly action: 'file'
        readonly field: string
        /** Of the query: the record's entry number. */
        readonly parameter: string
      }
  )
