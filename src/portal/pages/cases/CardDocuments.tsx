import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { ownDocumentAddress } from '../../cases/own-document-address.ts'

/** The documents that the owner may open: all of them, or one that the card names. */
export function CardDocuments({ only }: { readonly only: string | undefined }) {
  const text = useText()
  const { date } = useFormats()
  const { type, view } = useOpenCase()
  const shown = view.documents.filter(({ id }) => only === undefined || id === only)
  if (shown.length === 0) return null
  return (
    <Panel title={text('portal.cases.documents')}>
      <List>
        {shown.map(({ id, title, issued, holds }) => (
          <li key={id}>
            <Button component={Link} to={ownDocumentAddress(type, view, id)} variant="outlined" size="small">
              {title}
            </Button>
            {issued !== null && <small>{text('portal.desk.issued', { date: date(issued) })}</small>}
            {holds !== null && <Chip>{text(`portal.desk.holds.${holds}`)}</Chip>}
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
