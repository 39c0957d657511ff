import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { CaseView } from '../../contract/case.ts'
import { Chip } from '../../renderer/feedback/Chip.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useOpenCase } from './open-case.ts'
import { RevokeDocument } from './RevokeDocument.tsx'
import { ShownDocument } from './ShownDocument.tsx'

interface IssuedItemProps {
  readonly document: CaseView['documents'][number]
}

/** An issued document: its number, when it was issued, whether it holds; it is read, verified or revoked here. */
export function IssuedItem({ document: { id, title, number, code, issued, holds } }: IssuedItemProps) {
  const text = useText()
  const { date } = useFormats()
  const { view } = useOpenCase()
  const isEnded = holds === 'revoked' || holds === 'replaced'
  return (
    <Item>
      <div>
        <strong>{title}</strong>
        {holds !== null && <Chip>{text(`portal.desk.holds.${holds}`)}</Chip>}
      </div>
      <small>
        {number} · {text('portal.desk.issued', { date: date(issued ?? '') })}
      </small>
      <div>
        {code !== undefined && (
          <Button size="small" component={Link} to={`/verify/${code}`}>
            {text('portal.desk.verify-document')}
          </Button>
        )}
        {view.may.includes('revoke') && !isEnded && <RevokeDocument id={id} title={title} />}
      </div>
      <ShownDocument document={{ id, title }} />
    </Item>
  )
}

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& > div:empty': { display: 'none' },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
}))
