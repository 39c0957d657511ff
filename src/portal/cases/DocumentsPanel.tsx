import { styled } from '@mui/material/styles'
import { Chip } from '../../renderer/feedback/Chip.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'
import { ShownDocument } from './ShownDocument.tsx'

/** The issued documents of the case: when each was issued, whether it holds, and what it says. */
export function DocumentsPanel() {
  const text = useText()
  const { date } = useFormats()
  const { view } = useOpenCase()
  const issued = view.documents.flatMap((one) => (one.issued === null ? [] : [{ ...one, issued: one.issued }]))
  if (issued.length === 0) return null
  return (
    <Panel title={text('portal.desk.documents')}>
      <List>
        {issued.map(({ id, title, issued: at, holds }) => (
          <li key={id}>
            <strong>{title}</strong>
            <small>{text('portal.desk.issued', { date: date(at) })}</small>
            {holds !== null && <Chip>{holds === 'valid' ? text('portal.desk.holds') : holds}</Chip>}
            <ShownDocument document={{ id, title }} />
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
