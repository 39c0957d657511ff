import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { IssuedItem } from './IssuedItem.tsx'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'

/** The issued documents of the case: when each was issued, whether it holds, and what it says. */
export function DocumentsPanel() {
  const text = useText()
  const { view } = useOpenCase()
  const issued = view.documents.filter((one) => one.issued !== null)
  if (issued.length === 0) return null
  return (
    <Panel title={text('portal.desk.documents')}>
      <List>
        {issued.map((one) => (
          <IssuedItem key={one.id} document={one} />
        ))}
      </List>
    </Panel>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
