import { styled } from '@mui/material/styles'
import type { ImportCheck } from '../../../../contract/member-import.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'

const counted = ['added', 'changed', 'unchanged', 'activated', 'wrong'] as const

/** How many members each outcome has, as figures. */
export function ImportCounted({ check }: { readonly check: ImportCheck }) {
  const text = useText()
  const figures = new Intl.NumberFormat(useLanguage())
  return (
    <Figures>
      {counted.map((outcome) => (
        <div key={outcome} data-wrong={(outcome === 'wrong' && check.wrong > 0) || undefined}>
          <dt>{text(`portal.import.outcome.${outcome}`)}</dt>
          <dd>{figures.format(check[outcome])}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled('dl')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: 12,
    margin: '20px 0 0',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '12px 16px',
      borderRadius: theme.vars?.shape.borderRadius,
      background: palette.sunken,
    },
    '& dt': { fontSize: '0.8125rem', lineHeight: 1.4, color: palette.text.secondary },
    '& dd': { margin: 0, fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 600 },
    '& [data-wrong] dd': { color: palette.error.text },
  }
})
