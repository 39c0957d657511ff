import Check from '@mui/icons-material/CheckOutlined'
import { styled } from '@mui/material/styles'
import { useText } from '../../texts/use-text.ts'

/** Says of a record that it has just been saved. Screen readers hear it from the section's status. */
export function SavedMark() {
  const text = useText()
  return (
    <Mark aria-hidden>
      <Check fontSize="inherit" />
      {text('renderer.saved')}
    </Mark>
  )
}

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 8,
  padding: '1px 8px',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 0.7)',
  background: 'var(--mui-palette-success-soft)',
  color: 'var(--mui-palette-success-text)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
