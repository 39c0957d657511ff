import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { CollectionPageDefinition, ColumnDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { LoadFile } from '../../store/state/file-registry.ts'
import type { OpenAction } from './collection-props.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'
import type { DrawnRows } from '../../tables/drawn-as.ts'
import type { TableView } from './use-table.ts'

/** What a table or cards need to show records. */
export interface RecordListProps {
  readonly page: CollectionPageDefinition
  readonly context: EvaluationContext
  /** All of them, whether or not they are shown. */
  readonly records: readonly JsonObject[]
  readonly columns: readonly ColumnDefinition[]
  readonly cell: CellReader
  /** The visible records, and their order. */
  readonly view: TableView
  /** Those that must be completed. */
  readonly incomplete: ReadonlySet<JsonObject>
  readonly loadFile?: LoadFile
  readonly drawn: DrawnRows
  readonly onAction: (open: OpenAction) => void
  /** The keys of those that were just saved. */
  readonly saved: ReadonlySet<string>
  /** The running action, whose button is disabled. */
  readonly calling?: OpenAction | undefined
}
