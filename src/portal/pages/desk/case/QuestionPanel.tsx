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
import type { AskedQuestion, ShownPin } from '../../../../contract/case-question.ts'
import { formatPointer } from '../../../../engine/json/pointer.ts'
import type { PlainTextKey } from '../../../../engine/translate/message.ts'
import { fieldsWithin, rootField, titleOf } from '../../../../engine/reading/declared-field.ts'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { CaseFailure } from '../../../cases/CaseFailure.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'
import { askedPin } from '../../../cases/question-pins.ts'
import { usePinTitle } from '../../../cases/use-pin-title.ts'
import { PinChips } from './PinChips.tsx'
import type { QuestionDraft } from './use-question-draft.ts'

interface QuestionPanelProps {
  readonly draft: QuestionDraft
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
            onClick={() =>
              void act('portal.desk.withdrawn', (address, revision, api) =>
                api.post(`${address}/withdraw-question`, { revision }),
              )
            }
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
        onAsk={async () => {
          const { draft } = props
          const pins = draft.pins.map(askedPin)
          const isDone = await act('portal.desk.question-sent', (address, revision, api) =>
            api.post(`${address}/ask`, { text: draft.text.trim(), pins, revision }),
          )
          if (isDone) draft.clear()
        }}
      />
    </Panel>
  )
}

type CasePath = `cases/${string}/${string}`
type Post = (address: CasePath, revision: number, api: ReturnType<typeof useApi>) => Promise<CaseView>

/** Does something with the case, and shows the sentence once it is done; returns whether it was. */
function useAct(onFailure: (failure: ApiError | undefined) => void) {
  const api = useApi()
  const text = useText()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { type, view, changed } = useOpenCase()
  return async (done: PlainTextKey, post: Post): Promise<boolean> => {
    onFailure(undefined)
    try {
      changed(await post(`cases/${type}/${view.id}`, view.revision, api))
      toaster.show('success', text(done))
      return true
    } catch (thrown) {
      onFailure(failureOf(thrown))
      return false
    }
  }
}

function OpenQuestion({ question }: { readonly question: AskedQuestion }) {
  const text = useText()
  const { date } = useFormats()
  return (
    <>
      <div>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{question.text}</Typography>
        <Typography variant="caption" color="textSecondary">
          {text('portal.desk.waits-for-owner', { date: date(question.at) })}
        </Typography>
      </div>
      <PinChips pins={question.pins} />
    </>
  )
}

interface AskOwnerProps extends QuestionPanelProps {
  readonly onAsk: () => Promise<void>
}

function AskOwner({ draft, inputRef, onAsk }: AskOwnerProps) {
  const text = useText()
  const { document } = useOpenCase()
  const [isMissing, setMissing] = useState(false)
  const ask = () => {
    setMissing(draft.text.trim() === '')
    if (draft.text.trim() === '') inputRef.current?.focus()
    else void onAsk()
  }
  const fields = [...fieldsWithin(document, rootField(document))].filter(
    ([, { schema }]) => schema['readOnly'] !== true,
  )
  return (
    <Stack spacing={1.5}>
      <TextField
        multiline
        minRows={2}
        label={text('portal.desk.ask')}
        error={isMissing}
        helperText={text(isMissing ? 'portal.desk.question-missing' : 'portal.desk.ask-help')}
        value={draft.text}
        onChange={({ target }) => {
          draft.write(target.value)
          setMissing(false)
        }}
        slotProps={{ htmlInput: { ref: inputRef, maxLength: 5000 } }}
      />
      <PinChips
        pins={draft.pins.filter((pin) => 'section' in pin)}
        onRemove={(pin) => {
          draft.unpin(pin)
          inputRef.current?.focus()
        }}
      />
      <output className="rg-unseen">
        {draft.added && 'section' in draft.added && (
          <LoadingBoundary>
            <PinAdded pin={draft.added} />
          </LoadingBoundary>
        )}
      </output>
      {fields.length > 0 && (
        <FormGroup aria-label={text('portal.desk.pinned')}>
          <Typography variant="body2">{text('portal.desk.pinned')}</Typography>
          {fields.map(([name, field]) => {
            const pin = { field: formatPointer([name]) }
            return (
              <FormControlLabel
                key={name}
                control={
                  <Checkbox
                    size="small"
                    checked={draft.pins.some((one) => 'field' in one && one.field === pin.field)}
                    onChange={(_, isIn) => (isIn ? draft.pin(pin) : draft.unpin(pin))}
                  />
                }
                label={titleOf(name, field)}
              />
            )
          })}
        </FormGroup>
      )}
      <Button variant="outlined" onClick={ask}>
        {text('portal.desk.ask-send')}
      </Button>
    </Stack>
  )
}

/** What was added to the question, for those who do not see it appear. */
function PinAdded({ pin }: { readonly pin: ShownPin }) {
  return useText()('portal.desk.pin-added', { pin: usePinTitle(pin) })
}
