import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { DeskCase } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { Panel } from '../../../cases/Panel.tsx'

/** Other cases of the same person or firm. */
export function OthersPanel({ others }: { readonly others: DeskCase['others'] }) {
  const text = useText()
  const { date } = useFormats()
  if (others.length === 0) return null
  return (
    <Panel title={text('portal.desk.others')}>
      <List>
        {others.map(({ id, type, number, title, color, started }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/desk/${type}/${encodeURIComponent(number)}`}>
              {number}
            </MuiLink>
            <StatusChip title={title} color={color} />
            <small>{date(started)}</small>
          </li>
        ))}
      </List>
    </Panel>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
}))
