import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useId } from 'react'
import type { ActionDefinition } from '../../../engine/document/collection-page.ts'
import { formatDate } from '../../../engine/format/format-date.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { possibleFrom } from '../../../engine/page/possible-from.ts'
import { useLanguage, useText } from '../../texts/use-text.ts'
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
  return rowActions({ page, context, records }, record).map((action) => (
    <RowAction
      key={action.id}
      action={action}
      name={name}
      from={possibleFrom(action, record, context.today)}
      isCalling={calling?.action === action && calling.record === record}
      onClick={() => onAction({ action, record })}
    />
  ))
}

interface RowActionProps {
  readonly action: ActionDefinition
  readonly name: string
  /** The day from which it is possible, where that is not today. */
  readonly from: string | undefined
  readonly isCalling: boolean
  readonly onClick: () => void
}

/** A button that is not possible yet can be focused and touched, and then says from when it is. */
function RowAction({ action, name, from, isCalling, onClick }: RowActionProps) {
  const [text, language, note] = [useText(), useLanguage(), useId()]
  const isEarly = from !== undefined
  const title = isEarly
    ? text('renderer.collection.possible-from', { action: action.title, date: formatDate(from, language) })
    : action.title
  return (
    <>
      <Tooltip title={title} {...(isEarly && atOnce)}>
        <IconButton
          size="small"
          data-action={action.kind}
          color={action.kind === 'remove' ? 'error' : 'primary'}
          aria-label={text('renderer.collection.actionOf', { action: action.title, record: name })}
          aria-disabled={isEarly || undefined}
          aria-describedby={isEarly ? note : undefined}
          loading={isCalling}
          onClick={isEarly ? undefined : onClick}
          sx={earlyStyle}
        >
          <ActionIcon action={action} />
        </IconButton>
      </Tooltip>
      {isEarly && (
        <span id={note} hidden>
          {title}
        </span>
      )}
    </>
  )
}

/** On a touch screen, as on any other. */
const atOnce = { enterTouchDelay: 0, leaveTouchDelay: 4000 } as const

const earlyStyle = { '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } } as const
