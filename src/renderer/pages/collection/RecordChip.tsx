import Chip from '@mui/material/Chip'
import Close from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useText } from '../../texts/use-text.ts'

interface ChipAction {
  readonly title: string
  readonly onPress: () => void
}

export interface RecordChipProps {
  readonly text: string
  /** Whether it still has to be saved. */
  readonly isPending?: boolean
  readonly edit?: ChipAction | undefined
  readonly remove?: ChipAction | undefined
}

/** A record as a chip; its text edits it, its cross removes it. */
export function RecordChip({ text: label, isPending = false, edit, remove }: RecordChipProps) {
  const text = useText()
  const nameOf = ({ title }: ChipAction) => text('renderer.collection.actionOf', { action: title, record: label })
  return (
    <Item>
      <Chip
        color={isPending ? 'default' : 'primary'}
        variant={isPending ? 'outlined' : 'filled'}
        label={isPending ? `${label} · ${text('renderer.chips.unsaved')}` : label}
        {...(edit && { onClick: edit.onPress, 'aria-label': nameOf(edit), title: edit.title })}
        sx={{ height: 'auto', minHeight: 32, maxWidth: '100%', '& .MuiChip-label': labelStyle }}
      />
      {remove && (
        <IconButton size="small" onClick={remove.onPress} aria-label={nameOf(remove)} title={remove.title}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Item>
  )
}

const labelStyle = { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '6px' } as const

const Item = styled('li')({ display: 'inline-flex', alignItems: 'center', gap: 2, maxWidth: '100%' })
