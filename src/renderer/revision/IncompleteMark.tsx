import { styled } from '@mui/material/styles'
import { useText } from '../texts/use-text.ts'

/** Marks a record in a list that must be completed. */
export function IncompleteMark() {
  const text = useText()
  return <Mark>{text('renderer.revision.mark')}</Mark>
}

const Mark = styled('span')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'inline-block',
    marginInlineStart: 8,
    padding: '1px 8px',
    borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
    background: palette.warning.soft,
    color: palette.warning.text,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }
})
