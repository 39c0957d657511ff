import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { CaseSummary } from '../../../../contract/case.ts'
import type { BulkOutcome } from '../../../../contract/desk.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'

interface BulkOutcomesProps {
  readonly outcomes: readonly BulkOutcome[]
  /** The cases as they were chosen. */
  readonly cases: readonly CaseSummary[]
  /** Called after it has disappeared. */
  readonly onClosed: () => void
}

/** What became of each of many cases: how many were done, and why others were not. */
export function BulkOutcomes({ outcomes, cases, onClosed }: BulkOutcomesProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const refused = outcomes.flatMap(({ id: of, number, refused: why }) => {
    const chosen = cases.find((one) => one.id === of)
    return why === null ? [] : [{ of, number: chosen?.number ?? number, owner: chosen?.owner.name ?? '', why }]
  })
  const done = outcomes.length - refused.length
  return (
    <DialogFrame
      title={text('portal.desk.outcomes')}
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      describedBy={id}
      width={560}
      foot={
        <Button variant="contained" onClick={() => setOpen(false)}>
          {text('renderer.close')}
        </Button>
      }
    >
      <div id={id}>
        <AlertBanner kind={refused.length === 0 ? 'success' : 'warning'}>
          {text('portal.desk.outcomes-done', { count: done })}
          {refused.length > 0 && ` ${text('portal.desk.outcomes-refused', { count: refused.length })}`}
        </AlertBanner>
      </div>
      {refused.length > 0 && (
        <List>
          {refused.map(({ of, number, owner, why }) => (
            <li key={of}>
              <strong>{number}</strong> <BreakableText>{owner}</BreakableText>
              <Typography variant="body2" color="textSecondary">
                {why}
              </Typography>
            </li>
          ))}
        </List>
      )}
    </DialogFrame>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
}))
