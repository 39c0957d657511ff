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
  readonly context: EvaluationContext
  /** All of the section, of which a view shows some; undefined while they load. */
  readonly records: readonly JsonObject[] | undefined
  /** Adds a record, or updates `record`; gives the server's objections by field. */
  readonly onSave: SaveRecord
  /** Removes a record. When it fails, the caller shows the error, and the record stays. */
  readonly onRemove: (record: JsonObject) => Promise<void>
  /** Makes the call of a row's action, and says how it ended. */
  readonly onCall?: (open: OpenAction) => Promise<void>
  /** Goes to a path of the portal that a row's action leads to. */
  readonly onGo?: (path: string) => void
  readonly loadFile?: LoadFile
  /** Of a page that declares a gate; undefined while it loads: nothing can be added then. */
  readonly gate?: Gate | undefined
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Beside the heading of records that are there, before the buttons that add. */
  readonly actions?: ReactNode
}

/** What the person is about: adding or changing (`record`) by a dialog, or removing. */
export interface OpenAction {
  readonly action: ActionDefinition
  readonly record?: JsonObject
}
