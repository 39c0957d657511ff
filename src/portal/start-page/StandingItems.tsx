import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { ChecklistItem } from '../../contract/checklist.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useStandingItem } from './use-standing-item.ts'

/** What good standing asks of a member, each with whether it is so, and where it is put in order. */
export function StandingItems({ items }: { readonly items: readonly ChecklistItem[] }) {
  const text = useText()
  const wordsOf = useStandingItem()
  return (
    <Items>
      {items.map((item) => {
        const words = wordsOf(item)
        return (
          <li key={item.description}>
            {item.pass ? (
              <CheckCircleOutlined color="success" fontSize="small" titleAccess={text('portal.standing.passes')} />
            ) : (
              <ErrorOutlined color="warning" fontSize="small" titleAccess={text('portal.standing.fails')} />
            )}
            {item.pass || item.path === undefined ? (
              <span>{words}</span>
            ) : (
              <MuiLink component={Link} to={item.path}>
                {words}
              </MuiLink>
            )}
          </li>
        )
      })}
    </Items>
  )
}

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(0, 2, 2),
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: theme.spacing(1), alignItems: 'start' },
  '& svg': { marginTop: '0.125em' },
}))
