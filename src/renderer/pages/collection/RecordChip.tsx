import Chip from '@mui/material/Chip'
import Close from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { SavedMark } from '../outcome/SavedMark.tsx'
import type { rowAttributes } from '../outcome/row-attributes.ts'
import { savedStyle } from '../outcome/saved-style.ts'
import { BreakableText } from '../../texts/BreakableText.tsx'
import { useText } from '../../texts/use-text.ts'

interface ChipAction {
  readonly title: string
  readonly onPress: () => void
}

export interface RecordChipProps {
  readonly text: string
  /** Whether it still has to be saved. */
  readonly isPending?: boolean
  /** Finds a stored record's chip, and marks one that was just saved. */
  readonly row?: ReturnType<typeof rowAttributes>
  readonly edit?: ChipAction | undefined
  readonly remove?: ChipAction | undefined
}

/** A record as a chip; its text edits it, its cross removes it. */
export function RecordChip({ text: label, isPending = false, row, edit, remove }: RecordChipProps) {
  const text = useText()
  const nameOf = ({ title }: ChipAction) => text('renderer.collection.actionOf', { action: title, record: label })
  return (
    <Item {...row}>
      <Chip
        color={isPending ? 'default' : 'primary'}
        variant={isPending ? 'outlined' : 'filled'}
        label={<BreakableText>{isPending ? `${label} · ${text('renderer.chips.unsaved')}` : label}</BreakableText>}
        {...(edit && { 'data-action': 'edit', onClick: edit.onPress, 'aria-label': nameOf(edit), title: edit.title })}
        sx={{ height: 'auto', minHeight: 32, maxWidth: '100%', '& .MuiChip-label': labelStyle }}
      />
      {remove && (
        <IconButton
          size="small"
          data-action="remove"
          onClick={remove.onPress}
          aria-label={nameOf(remove)}
          title={remove.title}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      {row?.['data-saved'] && <SavedMark />}
    </Item>
  )
}

const labelStyle = { whiteSpace: 'normal', paddingBlock: '6px' } as const

const Item = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  borderRadius: 16,
  ...savedStyle,
})
