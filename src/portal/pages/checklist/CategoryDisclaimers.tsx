import { styled } from '@mui/material/styles'
import type { CategoryDisclaimer } from '../../../contract/checklist.ts'
import { useText } from '../../../renderer/texts/use-text.ts'

/** The disclaimers for applicants of a category; renders nothing if there are none. */
export function CategoryDisclaimers({ disclaimers }: { readonly disclaimers: readonly CategoryDisclaimer[] }) {
  const text = useText()
  if (disclaimers.length === 0) return null
  return (
    <section aria-labelledby="disclaimers">
      <Title id="disclaimers">{text('portal.checklist.disclaimers')}</Title>
      <List>
        {disclaimers.map(({ description }) => (
          <li key={description}>{description}</li>
        ))}
      </List>
    </section>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: theme.spacing(0, 0, 1.5) }))

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: theme.spacing(0, 0, 0, 2.5),
}))
