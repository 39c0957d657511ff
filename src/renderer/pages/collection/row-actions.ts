import type { ActionDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { pageValues, shownItems } from '../page-values.ts'
import type { RecordListProps } from './list-props.ts'

/** The declared actions that a record has now. */
export function rowActions(
  { page, context, records }: Pick<RecordListProps, 'page' | 'context' | 'records'>,
  record: JsonObject,
): readonly ActionDefinition[] {
  return shownItems(page.actions, pageValues(context, records, record)).filter(({ kind }) => kind !== 'add')
}
