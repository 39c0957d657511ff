import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { CaseSummary } from '../../../contract/case.ts'
import type { BulkOutcome } from '../../../contract/desk.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { AskedDialog } from '../../cases/AskedDialog.tsx'

interface BulkBarProps {
  readonly type: string
  readonly transitions: readonly DeclaredTransition[]
  readonly cases: readonly CaseSummary[]
  readonly onDone: () => void
}

/** Takes a transition of the chosen cases, each decided by itself; then lists what became of each. */
export function BulkBar({ type, transitions, cases, onDone }: BulkBarProps) {
  const text = useText()
  const api = useApi()
  const [taken, setTaken] = useState<DeclaredTransition>()
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>()
  const take = async (transition: string, input: JsonObject) => {
    const named = cases.map(({ id, revision }) => ({ id, revision }))
    setOutcomes(await api.declared.post<BulkOutcome[]>(`cases/${type}/bulk/${transition}`, { cases: named, input }))
    setTaken(undefined)
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pb: 1 }}>
      <Typography variant="body2" color="textSecondary" component="output">
        {text('portal.desk.chosen', { count: cases.length })}
      </Typography>
      {transitions.map((transition) => (
        <Button
          key={transition.id}
          size="small"
          variant="outlined"
          disabled={cases.length === 0}
          onClick={() => setTaken(transition)}
        >
          {transition.title}
        </Button>
      ))}
      {taken && (
        <AskedDialog
          title={taken.title}
          text={taken.confirm?.text ?? text('portal.desk.bulk-text', { count: cases.length })}
          form={taken.asks}
          submit={taken.title}
          onSubmit={(input) => take(taken.id, input)}
          onClose={() => setTaken(undefined)}
        />
      )}
      {outcomes && (
        <Outcomes
          outcomes={outcomes}
          onClose={() => {
            setOutcomes(undefined)
            onDone()
          }}
        />
      )}
    </Stack>
  )
}

interface OutcomesProps {
  readonly outcomes: readonly BulkOutcome[]
  readonly onClose: () => void
}

function Outcomes({ outcomes, onClose }: OutcomesProps) {
  const text = useText()
  return (
    <DialogFrame
      title={text('portal.desk.outcomes')}
      onClose={onClose}
      width={560}
      foot={
        <Button variant="contained" onClick={onClose}>
          {text('renderer.close')}
        </Button>
      }
    >
      <Stack component="ul" sx={{ gap: 1, m: 0, pl: 2.5 }}>
        {outcomes.map(({ id, number, refused }) => (
          <li key={id}>
            <strong>{number}</strong>: {refused ?? text('portal.desk.outcome-done')}
          </li>
        ))}
      </Stack>
    </DialogFrame>
  )
}
