import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { ActionDefinition } from '../../../engine/document/collection-page.ts'
import type { ShownCollection } from '../../../engine/page/viewed-collection.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { LoadFile } from '../../store/state/file-registry.ts'
import type { SaveRecord } from '../../store/save-record.ts'
import type { Gate } from './GateQuestion.tsx'

export interface CollectionPageProps {
  readonly form: CompiledForm
  readonly page: ShownCollection
  /** By which the user's choice of how to see its records is kept; that of its form unless given. */
  readonly name?: string
  readonly context: EvaluationContext
  /** All records of the section, of which a view shows some; undefined while they load. */
  readonly records: readonly JsonObject[] | undefined
  /** Adds a record, or updates `record`; returns the server's issues by field. */
  readonly onSave: SaveRecord
  /** Removes a record. When it fails, the caller shows the error, and the record stays. */
  readonly onRemove: (record: JsonObject) => Promise<void>
  /** Makes the call of a row's action, and shows the result. */
  readonly onCall?: (open: OpenAction) => Promise<void>
  /** Goes to a path of the portal that a row's action leads to. */
  readonly onGo?: (path: string) => void
  readonly loadFile?: LoadFile
  /** Saves the records as a file of comma-separated values, for a page that offers that. */
  readonly onExport?: (content: string) => void
  /** How many records the section may have; nothing can be added to a full one. */
  readonly mostRecords?: number
  /** Opens the form for a new record as soon as one can be added, with these answers beside the declared ones. */
  readonly opens?: JsonObject | undefined
  /** For a page that declares a gate; undefined while it loads: nothing can be added then. */
  readonly gate?: Gate | undefined
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Beside the heading when there are records, before the buttons that add. */
  readonly actions?: ReactNode
}

/** The user's current task: adding or changing (`record`) by a dialog, removing, or a call. */
export interface OpenAction {
  readonly action: ActionDefinition
  readonly record?: JsonObject
  /** The call follows the save of its record, which a failure must mention. */
  readonly isAtSave?: boolean
}
