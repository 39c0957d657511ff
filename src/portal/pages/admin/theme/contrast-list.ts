import { styled } from '@mui/material/styles'

/** A list of colours, each beside a swatch of it. */
export const ContrastList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1.5), alignItems: 'flex-start' },
  '& div': { display: 'grid', minWidth: 0 },
  '& div span': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& div span[data-wrong]': { color: 'var(--mui-palette-error-text)', fontWeight: 600 },
}))

/** A text on a colour, as it looks. */
export const Swatch = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 10,
  fontWeight: 650,
})
