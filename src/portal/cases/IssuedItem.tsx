import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { CaseView } from '../../contract/case.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { useOpenCase } from './open-case.ts'
import { RevokeDocument } from './RevokeDocument.tsx'

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
    <DocumentItem
      document={{ id, title }}
      standing={holds === null ? undefined : text(`portal.desk.holds.${holds}`)}
      origin={`${number} · ${text('portal.desk.issued', { date: date(issued ?? '') })}`}
    >
      {code !== undefined && (
        <Button size="small" component={Link} to={`/verify/${code}`}>
          {text('portal.desk.verify-document')}
        </Button>
      )}
      {view.may.includes('revoke') && !isEnded && <RevokeDocument id={id} title={title} />}
    </DocumentItem>
  )
}
