import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'

interface PersonCellProps {
  readonly name: string
  readonly email: string
  /** A label beside the name. */
  readonly mark?: ReactNode
  /** A line below. */
  readonly note?: string | undefined
}

/** Somebody with an account: the name, and the e-mail where that is not the name. */
export function PersonCell({ name, email, mark, note }: PersonCellProps) {
  return (
    <Person>
      <strong>
        <BreakableText>{name}</BreakableText>
        {mark}
      </strong>
      {name !== email && (
        <span>
          <BreakableText>{email}</BreakableText>
        </span>
      )}
      {note !== undefined && <span>{note}</span>}
    </Person>
  )
}

const Person = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& strong': { fontWeight: 600 },
  '& > span': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
}))
