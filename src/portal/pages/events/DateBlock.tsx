import { styled } from '@mui/material/styles'
import { useLanguage } from '../../../renderer/texts/use-text.ts'
import { calendarSheet } from './calendar-sheet.ts'

/** A day as on the sheet of a calendar. Decoration: the date stands in words beside it. */
export function DateBlock({ date }: { readonly date: string }) {
  const { month, day, year } = calendarSheet(date, useLanguage())
  return (
    <Block aria-hidden>
      <span>{month}</span>
      <b>{day}</b>
      <span>{year}</span>
    </Block>
  )
}

const Block = styled('div')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    gridArea: 'date',
    justifyItems: 'center',
    minWidth: 60,
    padding: theme.spacing(0.75, 1),
    borderRadius: 10,
    background: palette.primary.soft,
    color: palette.primary.text,
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontSize: '1.625rem', lineHeight: 1.15 },
    '& span:first-of-type': { fontWeight: 600, textTransform: 'uppercase', letterSpacing: '0.04em' },
  }
})
