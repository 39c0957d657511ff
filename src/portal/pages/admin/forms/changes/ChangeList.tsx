import { useState } from 'react'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { currentState } from '../../../../../engine/editing/session.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useChangeText } from './use-change-text.ts'

/** Everything that the organisation changes in the form, each with its reason and a way to take it back. */
export function ChangeList({ onTakenBack }: { readonly onTakenBack: () => void }) {
  const text = useText()
  const { editing, form } = useEdited()
  const [problem, setProblem] = useState<string>()
  const { actions, unfit } = currentState(editing.session)
  if (editing.actions.length === 0) {
    return (
      <EmptyState
        title={text('portal.editor.no-changes')}
        text={text(form.own === undefined ? 'portal.editor.no-changes-text' : 'portal.editor.no-changes-own')}
      />
    )
  }
  const takeBack = (action: OverlayAction) => {
    const refused = editing.takeBack(action)
    setProblem(refused)
    if (refused === undefined) onTakenBack()
  }
  return (
    <List>
      {problem !== undefined && (
        <li>
          <AlertBanner kind="error">{problem}</AlertBanner>
        </li>
      )}
      {unfit.map(({ action, message }) => (
        <Change key={keyOf(action)} action={action} problem={message} onTakeBack={takeBack} />
      ))}
      {actions.map((action) => (
        <Change key={keyOf(action)} action={action} onTakeBack={takeBack} />
      ))}
    </List>
  )
}

const keyOf = ({ target, update, 'x-was': was }: OverlayAction): string => JSON.stringify([target, update, was])

interface ChangeProps {
  readonly action: OverlayAction
  /** Why it does not fit the form any more. */
  readonly problem?: string
  readonly onTakeBack: (action: OverlayAction) => void
}

function Change({ action, problem, onTakeBack }: ChangeProps) {
  const text = useText()
  const { editing } = useEdited()
  const { field, sentence } = useChangeText(editing.document)(action)
  const [reason, setReason] = useState(action.description ?? '')
  const explain = () => {
    if (reason.trim() !== '' && reason.trim() !== action.description) editing.explain(action, reason.trim())
  }
  return (
    <li>
      <p>
        {field !== undefined && <strong>{field}: </strong>}
        <BreakableText>{sentence}</BreakableText>
      </p>
      {problem !== undefined && <AlertBanner kind="warning">{text('portal.editor.unfit', { problem })}</AlertBanner>}
      <div>
        <TextField
          size="small"
          fullWidth
          label={text('portal.editor.reason')}
          value={reason}
          disabled={problem !== undefined}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={({ target }) => setReason(target.value)}
          onBlur={explain}
        />
        <Button onClick={() => onTakeBack(action)}>{text('portal.editor.take-back')}</Button>
      </div>
    </li>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: theme.spacing(1), padding: theme.spacing(2) },
  '& > li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& p': { margin: 0 },
  '& li > div': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  '& .MuiButton-root': { flex: 'none' },
}))
