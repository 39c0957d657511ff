import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import type { OwnCase } from '../../contract/own-cases.ts'
import type { CaseColumn } from '../../engine/document/case-page.ts'
import { StatusChip } from '../../renderer/feedback/StatusChip.tsx'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { MaskedText } from '../../renderer/texts/MaskedText.tsx'
import { caseAddress } from './case-address.ts'
import { TickOrCross } from '../ui/TickOrCross.tsx'
import { CommentsCell } from './CommentsCell.tsx'

const nothing = '–'

/** What people wrote may have words that are longer than a line. */
const isProse = new Set(['text', 'choice'])

interface CaseCellProps {
  readonly type: string
  readonly row: OwnCase
  readonly column: CaseColumn
  /** What the cell says. */
  readonly text: string
  /** The first cell of a row leads to the case. */
  readonly isFirst: boolean
}

/** A column of one of the user's own cases. */
export function CaseCell({ type, row, column: { id, format, masked }, text, isFirst }: CaseCellProps) {
  const words = text === '' ? nothing : text
  if (format === 'comments' && text !== '') return <CommentsCell comments={row.comments} />
  if (format === 'yes-no' && text !== '') return <TickOrCross is={row.cells[id] === true} text={text} />
  const shown =
    format === 'state' ? (
      <StatusChip title={text} color={row.color} />
    ) : masked ? (
      <MaskedText>{words}</MaskedText>
    ) : isProse.has(format ?? 'text') ? (
      <BreakableText>{words}</BreakableText>
    ) : (
      words
    )
  if (!isFirst) return shown
  return (
    <MuiLink component={Link} to={caseAddress(type, row)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {shown}
    </MuiLink>
  )
}
