import { styled } from '@mui/material/styles'
import type { FactDefinition } from '../../engine/document/tiles-page.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'

interface FactListProps {
  readonly fields: readonly FactDefinition[]
  /** By the field's id. */
  readonly facts: Readonly<Record<string, string>>
}

/** The facts about a member that are known, each under its title. */
export function FactList({ fields, facts }: FactListProps) {
  return (
    <Facts>
      {fields.map(({ id, title }) => {
        const { [id]: fact = '' } = facts
        return (
          fact !== '' && (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <BreakableText>{fact}</BreakableText>
              </dd>
            </div>
          )
        )
      })}
    </Facts>
  )
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: theme.spacing(1.5, 3),
  margin: 0,
  padding: theme.spacing(0, 2, 2),
  '& dt': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: theme.typography.fontWeightMedium },
}))
