import type { DeclaredAsset } from '../../../engine/document/declared-asset.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { DeclarationIssue } from '../../../engine/document/issue.ts'
import type { ChangedDocument } from '../../../engine/publication/changed-documents.ts'
import type { Applicant } from '../../../engine/publication/reopened-checklist.ts'
import type { GroupEffects, OwnedRecords } from '../../../engine/publication/record-effects.ts'
import type { TouchedOwners } from '../../../engine/publication/touched-owners.ts'

/** Overlays by document, as they pass between threads and are stored. */
export type OverlayTable = Readonly<Record<DocumentId, JsonValue>>

/** What the thread is started with. */
export interface PublicationThreadData {
  readonly files: readonly (readonly [path: string, content: JsonValue])[]
  /** The other files of the declarations, such as logos; absent when it is not checked that they exist. */
  readonly assets: readonly (readonly [path: string, asset: DeclaredAsset])[] | undefined
  /** The folder with the code of declared forms; absent when it is only in memory. */
  readonly folder: string | undefined
  /** Whether the other threads of the server, and the database, come before this one. */
  readonly givesWay: boolean
}

interface Proposed {
  readonly tenant: string
  readonly before: OverlayTable
  readonly after: OverlayTable
  /** What `before` is in force with, where that is not the release that the thread was started with. */
  readonly earlier?: EarlierRelease
}

/** An earlier release, whose declarations an organisation still has. */
export interface EarlierRelease {
  readonly release: string
  readonly files: PublicationThreadData['files']
}

/** Whose records of a section are judged, and how. */
export interface JudgingPeople {
  readonly document: DocumentId
  /** ISO 8601. */
  readonly now: string
  /** The organisation's current settings. */
  readonly settings: JsonObject
  /** Some `PersonsRecords` as JSON, a `personSeparator` between them: the thread reads it, not the server. */
  readonly people: string
}

/** Work for the thread. */
export type PublicationJob =
  | ({ readonly kind: 'prepare' } & Proposed)
  | {
      readonly kind: 'compile'
      readonly tenant: string
      readonly overlays: OverlayTable
      /** The declarations of an earlier release, where the organisation still has them. */
      readonly kept?: PublicationThreadData['files']
    }
  | {
      readonly kind: 'preview'
      readonly tenant: string
      readonly overlays: OverlayTable
      readonly document: DocumentId
    }
  | ({ readonly kind: 'count' } & JudgingPeople & Proposed)
  | ({ readonly kind: 'touched' } & JudgingPeople & Proposed)
  | ({ readonly kind: 'reads'; readonly document: DocumentId } & Proposed)
  | ({ readonly kind: 'requirements' } & Proposed)
  | ({
      readonly kind: 'reopen'
      /** ISO 8601. */
      readonly now: string
      /** The organisation's current settings. */
      readonly settings: JsonObject
      /** Some `ApplicantsRecords` as JSON, a `personSeparator` between them. */
      readonly people: string
    } & Proposed)

/** Between JSON of one person and the next: RS, which JSON contains in escaped form alone (RFC 7464). */
export const personSeparator = '\u001e'

/** What rules read of somebody besides their records, by the names of its fields; null where they may read all. */
export interface PersonRead {
  readonly user: readonly string[] | null
  readonly profile: readonly string[] | null
}

/** What is read of everybody first, where a change of a form can do something to some of their answers alone. */
export interface NarrowedRead {
  /** The fields of the section; none where the change does nothing to any. */
  readonly fields: readonly string[]
  readonly read: PersonRead
}

/** Somebody's records of a section, with what rules may read of them. */
export interface PersonsRecords extends OwnedRecords {
  /** The account's fields that rules read, and its category; null without an account, or where rules read none. */
  readonly user: (JsonObject & { readonly category: string }) | null
  /** What the server adds to the answers of the profile's main record, where rules read it. */
  readonly profile: JsonObject
  /** Those answers, empty where no rule reads them; null where they are the first of the records. */
  readonly main: JsonObject | null
}

/** Somebody with an account, and their records of the sections that checklists read. */
export interface ApplicantsRecords
  extends Pick<PersonsRecords, 'profile' | 'main'>, Pick<Applicant, 'type' | 'records'> {
  readonly user: NonNullable<PersonsRecords['user']>
}

/** How many people have a checklist that is complete now and would not be, by its document. */
export type ReopenedChecklists = Readonly<Record<DocumentId, number>>

/** Code of forms by what they execute (`executableHash`). */
export type CodeByHash = Readonly<Record<string, string>>

/** A publication that was composed, checked and compiled. */
export interface CheckedPublication {
  /** The overlays with what follows from them. */
  readonly overlays: OverlayTable
  /** What keeps it from being published. */
  readonly issues: readonly DeclarationIssue[]
  /** How many texts other languages would show in English. */
  readonly untranslated: number
  readonly changed: readonly ChangedDocument[]
  /** The code of its forms, without what declared forms have. */
  readonly code: CodeByHash
}

/** The code of one form, by what it executes; or the sentence of the compiler that refuses it. */
export type PreviewedCode = { readonly hash: string; readonly code: string } | { readonly problem: string }

export type PublicationResult =
  | ({ readonly kind: 'prepare' } & CheckedPublication)
  | { readonly kind: 'compile'; readonly code: CodeByHash }
  | { readonly kind: 'preview'; readonly previewed: PreviewedCode }
  | ({ readonly kind: 'count' } & GroupEffects)
  | ({ readonly kind: 'touched' } & TouchedOwners)
  | { readonly kind: 'reads'; readonly read: PersonRead; readonly narrowed?: NarrowedRead }
  | {
      readonly kind: 'requirements'
      /** What the checklists of applicants read, before or after. */
      readonly sections: readonly DocumentId[]
      /** What they and the forms of those sections read of an applicant. */
      readonly read: PersonRead
    }
  | { readonly kind: 'reopen'; readonly reopened: ReopenedChecklists }
