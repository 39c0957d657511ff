import type { EvaluationContext } from '../../../engine/context.ts'
import type { CollectionPage, ColumnDefinition } from '../../../engine/document.ts'
import type { JsonObject } from '../../../engine/json.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { LoadFile } from '../../form/file-registry.ts'
import type { OpenAction } from '../CollectionPage.tsx'

/** What a table or cards need to show records. */
export interface RecordListProps {
  readonly form: CompiledForm
  readonly page: CollectionPage
  readonly context: EvaluationContext
  readonly records: readonly JsonObject[]
  readonly columns: readonly ColumnDefinition[]
  /** Those that have to be completed. */
  readonly incomplete: ReadonlySet<JsonObject>
  readonly loadFile?: LoadFile
  readonly onAction: (open: OpenAction) => void
}
