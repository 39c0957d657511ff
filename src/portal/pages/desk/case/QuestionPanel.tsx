import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RefObject } from 'react'
import type { CaseView } from '../../../../contract/case.ts'
import { formatPointer } from '../../../../engine/json/pointer.ts'
import { fieldsWithin, rootField, titleOf } from '../../../../engine/reading/declared-field.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { CaseFailure } from '../../../cases/CaseFailure.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'

interface QuestionPanelProps {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
}

/** Asks the owner something about the case, or withdraws the question that waits for them. */
export function QuestionPanel(props: QuestionPanelProps) {
  const text = useText()
  const { view } = useOpenCase()
  const [failure, setFailure] = useState<ApiError>()
  const act = useAct(setFailure)
  if (view.question !== null) {
    return (
      <Panel title={text('portal.desk.question')}>
        {failure && <CaseFailure failure={failure} />}
        <OpenQuestion question={view.question} />
        {view.may.includes('withdraw') && (
          <Button
            variant="outlined"
            onClick={() => void act((address, revision, api) => api.post(`${address}/withdraw-question`, { revision }))}
          >
            {text('portal.desk.withdraw')}
          </Button>
        )}
      </Panel>
    )
  }
  if (!view.may.includes('ask')) return null
  return (
    <Panel title={text('portal.desk.question')}>
      {failure && <CaseFailure failure={failure} />}
      <AskOwner
        {...props}
        onAsk={async (asked, fields) => {
          const isDone = await act((address, revision, api) =>
            api.post(`${address}/ask`, { text: asked, fields: [...fields], revision }),
          )
          if (isDone) props.onDraft('')
        }}
      />
    </Panel>
  )
}

type CasePath = `cases/${string}/${string}`
type Post = (address: CasePath, revision: number, api: ReturnType<typeof useApi>) => Promise<CaseView>

/** Does something with the case; says whether it was done. */
function useAct(onFailure: (failure: ApiError | undefined) => void) {
  const api = useApi()
  const failureOf = useFailureOf()
  const { type, view, changed } = useOpenCase()
  return async (post: Post): Promise<boolean> => {
    onFailure(undefined)
    try {
      changed(await post(`cases/${type}/${view.id}`, view.revision, api))
      return true
    } catch (thrown) {
      onFailure(failureOf(thrown))
      return false
    }
  }
}

function OpenQuestion({ question }: { readonly question: NonNullable<CaseView['question']> }) {
  const text = useText()
  const { date } = useFormats()
  return (
    <div>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{question.text}</Typography>
      <Typography variant="caption" color="textSecondary">
        {text('portal.desk.waits-for-owner', { date: date(question.at) })}
      </Typography>
    </div>
  )
}

interface AskOwnerProps extends QuestionPanelProps {
  readonly onAsk: (text: string, fields: readonly string[]) => Promise<void>
}

function AskOwner({ draft, onDraft, inputRef, onAsk }: AskOwnerProps) {
  const text = useText()
  const { document } = useOpenCase()
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set())
  const fields = [...fieldsWithin(document, rootField(document))].filter(
    ([, { schema }]) => schema['readOnly'] !== true,
  )
  return (
    <Stack spacing={1.5}>
      <TextField
        multiline
        minRows={2}
        label={text('portal.desk.ask')}
        helperText={text('portal.desk.ask-help')}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        slotProps={{ htmlInput: { ref: inputRef, maxLength: 5000 } }}
      />
      {fields.length > 0 && (
        <FormGroup aria-label={text('portal.desk.pinned')}>
          <Typography variant="body2">{text('portal.desk.pinned')}</Typography>
          {fields.map(([name, field]) => {
            const pointer = formatPointer([name])
            return (
              <FormControlLabel
                key={name}
                control={
                  <Checkbox
                    size="small"
                    checked={pinned.has(pointer)}
                    onChange={(_, isIn) =>
                      setPinned(new Set(isIn ? [...pinned, pointer] : [...pinned].filter((one) => one !== pointer)))
                    }
                  />
                }
                label={titleOf(name, field)}
              />
            )
          })}
        </FormGroup>
      )}
      <Button variant="outlined" disabled={draft.trim() === ''} onClick={() => void onAsk(draft.trim(), [...pinned])}>
        {text('portal.desk.ask-send')}
      </Button>
    </Stack>
  )
}
