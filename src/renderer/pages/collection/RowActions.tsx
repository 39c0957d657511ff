import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { JsonObject } from '../../../engine/json/json.ts'
import { useText } from '../../texts/use-text.ts'
import { ActionIcon } from './ActionIcon.tsx'
import type { RecordListProps } from './list-props.ts'
import { rowActions } from './row-actions.ts'

interface RowActionsProps extends Pick<RecordListProps, 'page' | 'context' | 'records' | 'onAction' | 'calling'> {
  readonly record: JsonObject
  /** A short name for the record, which distinguishes its buttons from those of the others. */
  readonly name: string
}

/** The pencil, the bin and any other declared action of a record. */
export function RowActions({ page, context, records, record, name, onAction, calling }: RowActionsProps) {
  const text = useText()
  return rowActions({ page, context, records }, record).map((action) => (
    <Tooltip key={action.id} title={action.title}>
      <IconButton
        size="small"
        data-action={action.kind}
        color={action.kind === 'remove' ? 'error' : 'primary'}
        aria-label={text('renderer.collection.actionOf', { action: action.title, record: name })}
        loading={calling?.action === action && calling.record === record}
        onClick={() => onAction({ action, record })}
      >
        <ActionIcon action={action} />
      </IconButton>
    </Tooltip>
  ))
}
