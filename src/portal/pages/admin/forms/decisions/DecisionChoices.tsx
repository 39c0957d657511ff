import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { decide } from '../../../../../engine/editing/decisions/decide.ts'
import type { DecisionChoice } from '../../../../../engine/editing/decisions/decide.ts'
import type { OpenDecision } from '../../../../../engine/editing/decisions/open-decisions.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'

interface DecisionChoicesProps {
  readonly decision: OpenDecision
  /** What the decision is about. */
  readonly label: string
  readonly onChoose: (choice: DecisionChoice) => void
}

/** The choices that are possible for a decision. */
export function DecisionChoices({ decision, label, onChoose }: DecisionChoicesProps) {
  const text = useText()
  const { editing } = useEdited()
  const wanted = decision.values.overlay
  const overlay = typeof wanted === 'string' ? wanted : undefined
  const [written, setWritten] = useState<string>()
  const writtenId = useId()
  const focusNext = useFocusNext()
  const isDrift = decision.kind === 'drift'
  const mayKeep = !isDrift && typeof decide(editing.session, decision, { kind: 'ours' }) !== 'string'
  const mayWrite = mayKeep && decision.actions.length === 1 && overlay !== undefined
  const write = (): void => {
    setWritten(overlay)
    focusNext(writtenId)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const value = written?.trim() ?? ''
    if (value !== '') onChoose({ kind: 'other', value })
  }
  return (
    <>
      <Choices as="fieldset" aria-label={text('portal.decision.choices-of', { change: label })}>
        {mayKeep && (
          <Button variant="outlined" onClick={() => onChoose({ kind: 'ours' })}>
            {text('portal.decision.ours')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onChoose({ kind: 'release' })}>
          {text(isDrift ? 'portal.decision.drop' : 'portal.decision.release')}
        </Button>
        {mayWrite && written === undefined && <Button onClick={write}>{text('portal.decision.other')}</Button>}
        {isDrift && decision.instead.length > 0 && (
          <TextField
            select
            size="small"
            label={text('portal.decision.elsewhere')}
            value=""
            onChange={({ target }) => onChoose({ kind: 'elsewhere', name: target.value })}
          >
            {decision.instead.map((name) => (
              <MenuItem key={name} value={name}>
                {fieldLabel(editing.document, [name])}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Choices>
      {written !== undefined && (
        <Choices as="form" onSubmit={submit}>
          <TextField
            size="small"
            id={writtenId}
            label={text('portal.decision.other-label')}
            value={written}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            onChange={({ target }) => setWritten(target.value)}
          />
          <Button type="submit" variant="outlined">
            {text('portal.decision.other-set')}
          </Button>
        </Choices>
      )}
    </>
  )
}

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  '& .MuiTextField-root': { flex: '1 1 12rem', maxWidth: '24rem' },
}))
