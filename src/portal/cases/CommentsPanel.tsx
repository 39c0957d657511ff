import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { RefObject } from 'react'
import { Chip } from '../../renderer/feedback/Chip.tsx'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import type { ApiError } from '../api/api-error.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { CaseFailure } from './CaseFailure.tsx'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'

/** The thread of comments; each is hidden from the applicant or not. */
export function CommentsPanel({ inputRef }: { readonly inputRef: RefObject<HTMLTextAreaElement | null> }) {
  const text = useText()
  const api = useApi()
  const failureOf = useFailureOf()
  const toaster = useToaster()
  const { instant } = useFormats()
  const { type, view, changed } = useOpenCase()
  const [draft, setDraft] = useState('')
  const [isHidden, setHidden] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const add = async () => {
    setFailure(undefined)
    setMissing(draft.trim() === '')
    if (draft.trim() === '') {
      inputRef.current?.focus()
      return
    }
    try {
      changed(await api.post(`cases/${type}/${view.id}/comments`, { text: draft.trim(), hidden: isHidden }))
      setDraft('')
      toaster.show('success', text('portal.desk.comment-added'))
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
  }
  return (
    <Panel title={text('portal.desk.comments')}>
      {view.comments.length > 0 && (
        <Thread>
          {view.comments.map(({ id, by, text: words, at, hidden }) => (
            <li key={id}>
              <header>
                <strong>{by.name}</strong>
                <time dateTime={at}>{instant(at)}</time>
                <Chip>{text(hidden ? 'portal.desk.hidden' : 'portal.desk.shown')}</Chip>
              </header>
              <p>
                <BreakableText>{words}</BreakableText>
              </p>
            </li>
          ))}
        </Thread>
      )}
      {failure && <CaseFailure failure={failure} />}
      {view.may.includes('comment') && (
        <>
          <TextField
            multiline
            minRows={2}
            label={text('portal.desk.comment')}
            value={draft}
            error={isMissing}
            helperText={isMissing && text('portal.desk.comment-missing')}
            onChange={({ target }) => {
              setDraft(target.value)
              setMissing(false)
            }}
            slotProps={{ htmlInput: { ref: inputRef, maxLength: 5000 } }}
          />
          <FormControlLabel
            control={<Checkbox checked={isHidden} onChange={(_, isOn) => setHidden(isOn)} />}
            label={text('portal.desk.hide')}
          />
          <Button variant="outlined" onClick={() => void add()}>
            {text('portal.desk.comment-send')}
          </Button>
        </>
      )}
    </Panel>
  )
}

const Thread = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& time': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: theme.spacing(0.5, 0, 0), whiteSpace: 'pre-wrap' },
}))
