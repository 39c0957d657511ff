import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { CaseSummary } from '../../../../contract/case.ts'
import type { BulkOutcome } from '../../../../contract/desk.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { DeclaredTransition } from '../../../../generated/case-declaration.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { AskedDialog } from '../../../cases/AskedDialog.tsx'
import { BulkOutcomes } from './BulkOutcomes.tsx'
import { beginsIn } from './use-bulk-transitions.ts'
import { useTakeMany } from './use-take-many.ts'

interface BulkBarProps {
  readonly type: string
  readonly transitions: readonly DeclaredTransition[]
  /** The cases of the list that can be chosen. */
  readonly cases: readonly CaseSummary[]
  readonly chosen: readonly CaseSummary[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onDone: () => void
}

interface Done {
  readonly outcomes: readonly BulkOutcome[]
  readonly cases: readonly CaseSummary[]
}

/** Takes a transition of the chosen cases, each decided by itself; then shows what became of them. */
export function BulkBar({ type, transitions, cases, chosen, onChoose, onDone }: BulkBarProps) {
  const text = useText()
  const { decided, take } = useTakeMany(type)
  const [asked, setAsked] = useState<DeclaredTransition>()
  const [done, setDone] = useState<Done>()
  const isAll = chosen.length === cases.length
  const submit = async (transition: DeclaredTransition, input: JsonObject) => {
    const fitting = chosen.filter((one) => beginsIn(transition, one))
    setDone({ outcomes: await take(transition.id, fitting, input), cases: fitting })
    setAsked(undefined)
  }
  const countFor = (transition: DeclaredTransition) => chosen.filter((one) => beginsIn(transition, one)).length
  return (
    <Bar aria-label={text('portal.desk.many')}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onChange={() => onChoose(isAll ? [] : cases.map(({ id }) => id))}
          />
        }
        label={text('portal.desk.choose-all')}
      />
      <Typography variant="body2" color="textSecondary" component="output">
        {text('portal.desk.chosen', { count: chosen.length })}
      </Typography>
      {transitions.map((transition) => (
        <Button
          key={transition.id}
          size="small"
          variant="outlined"
          disabled={countFor(transition) === 0}
          onClick={() => setAsked(transition)}
        >
          {transition.title}
        </Button>
      ))}
      {asked && (
        <AskedDialog
          title={asked.confirm?.title ?? asked.title}
          text={asked.confirm?.text ?? text('portal.desk.bulk-text', { count: countFor(asked) })}
          form={asked.asks}
          submit={asked.title}
          onSubmit={(input) => submit(asked, input)}
          onClose={() => setAsked(undefined)}
        >
          {decided !== undefined && (
            <LinearProgress
              variant="determinate"
              aria-label={text('portal.desk.many-progress')}
              value={(100 * decided) / Math.max(1, countFor(asked))}
            />
          )}
        </AskedDialog>
      )}
      {done && (
        <BulkOutcomes
          {...done}
          onClosed={() => {
            setDone(undefined)
            onDone()
          }}
        />
      )}
    </Bar>
  )
}

const Bar = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2, 1),
}))
