import type { ReferenceLists } from '../../document/context.ts'
import type { DeclaredAssets } from '../../document/declared-asset.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { JsonValue } from '../../json/json.ts'
import type { Finding } from './finding.ts'
import type { NamedSources } from './named-sources.ts'

/** A composed document of one organisation. */
export interface CheckedDocument {
  readonly id: DocumentId
  readonly document: CompositeDocument
  readonly surroundings: Surroundings
}

/** Everything outside a document that it may refer to. */
export interface Surroundings {
  /** All documents of the organisation. */
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  /** The declaration of each widget, by its name: a description, a schema of its options. */
  readonly widgets: ReadonlyMap<string, JsonValue | undefined>
  readonly named: NamedSources
  /** The ids of the organisation's roles. */
  readonly roles: readonly string[]
  /** The organisation's reference lists. */
  readonly lists: ReferenceLists
  /** The files of the organisation's folder that are not JSON, by their path in it; absent where nobody looked. */
  readonly assets?: {
    readonly folder: string
    readonly files: DeclaredAssets
    /** Whether pictures that administrators uploaded are no files: a server has judged and stored them. */
    readonly areUploadsElsewhere?: boolean
  }
}

/** One check of a composed document. */
export type DocumentCheck = (checked: CheckedDocument) => readonly Finding[]
