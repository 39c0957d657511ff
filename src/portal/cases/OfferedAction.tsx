import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { CaseView } from '../../contract/case.ts'
import { useUser } from '../session/session-context.ts'
import { MendLink } from './MendLink.tsx'
import { useOpenCase } from './open-case.ts'

/** A transition that the user has in view. */
export type TransitionInView = CaseView['transitions'][number]

interface OfferedActionProps {
  readonly offered: TransitionInView
  /** The one that most come for. */
  readonly isMain: boolean
  readonly onTake: () => void
}

/** The button of a transition. A closed one says why it is closed, and leads its owner to what mends it. */
export function OfferedAction({ offered, isMain, onTake }: OfferedActionProps) {
  const id = useId()
  const user = useUser()
  const isOwner = useOpenCase().view.owner.id === user.id
  const isClosed = offered.closed.length > 0
  return (
    <>
      <Button
        fullWidth
        variant={isMain && !isClosed ? 'contained' : 'outlined'}
        disabled={isClosed}
        onClick={onTake}
        aria-describedby={isClosed ? id : undefined}
      >
        {offered.title}
      </Button>
      {isClosed && (
        <Reasons id={id}>
          {offered.closed.map(({ code, id: of = '', mend, text: reason }) => (
            <li key={`${code} ${of}`}>
              {reason} {isOwner && <MendLink mend={mend} />}
            </li>
          ))}
        </Reasons>
      )}
    </>
  )
}

const Reasons = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  color: 'var(--mui-palette-text-secondary)',
}))
