import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { IssuedItem } from './IssuedItem.tsx'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'

/**
 * The documents of the case that may be opened: of issued ones when each was issued and whether it holds, and those
 * that are drawn anew, such as what was submitted.
 */
export function DocumentsPanel() {
  const text = useText()
  const { documents } = useOpenCase().view
  if (documents.length === 0) return null
  return (
    <Panel title={text('portal.cases.documents')}>
      <List>
        {documents.map((one) =>
          one.issued === null ? (
            <DocumentItem key={one.id} document={one} origin={text('portal.desk.drawn-anew')} />
          ) : (
            <IssuedItem key={one.id} document={one} />
          ),
        )}
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
