import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useRef, useState } from 'react'
import type { AskedQuestion } from '../../../contract/case-question.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { focusField } from '../../../renderer/form/focus-field.ts'
import type { FileRegistry } from '../../../renderer/store/state/file-registry.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { AskedForm } from '../../cases/AskedForm.tsx'
import { CaseFailure } from '../../cases/CaseFailure.tsx'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { useLoadCaseFile } from '../../cases/use-case-files.ts'
import { useSendCase } from '../../cases/use-send-case.ts'
import { AskedAbout } from './AskedAbout.tsx'

const longestWords = 5000

/** Distinguishes the controls of the answer from those of other forms in the page. */
const idPrefix = 'answer'

/** The question that waits for the owner: what it is about, with the way there, and the form for the answer. */
export function AnswerPanel({ question }: { readonly question: AskedQuestion }) {
  const text = useText()
  const { date } = useFormats()
  const { type, view, refresh } = useOpenCase()
  const loadFile = useLoadCaseFile()
  const answering = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const send = useAnswer(words)
  const { pins } = question
  const fields = useMemo(() => pins.flatMap((pin) => ('field' in pin ? [pin.field] : [])), [pins])
  return (
    <Panel title={text('portal.cases.question')}>
      <div>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          <BreakableText>{question.text}</BreakableText>
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {text('portal.cases.asked-on', { date: date(question.at) })}
        </Typography>
      </div>
      {pins.length > 0 && (
        <AskedAbout
          pins={pins}
          onField={(pointer) => answering.current && focusField(answering.current, idPrefix, pointer)}
        />
      )}
      <Stack ref={answering} spacing={2}>
        <TextField
          multiline
          minRows={2}
          label={text('portal.cases.words')}
          helperText={text('portal.cases.words-help')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: longestWords } }}
        />
        {fields.length > 0 ? (
          <AskedForm
            form={`cases/${type}`}
            answers={view.submitted ?? view.answers}
            loadFile={loadFile}
            only={fields}
            idPrefix={idPrefix}
            submit={text('portal.cases.answer')}
            onSubmit={(answers, files) => send(ofFields(answers, fields), files)}
            onRefresh={refresh}
          />
        ) : (
          <PlainAnswer onSend={() => send(undefined, undefined)} />
        )}
      </Stack>
    </Panel>
  )
}

/** Sends the answer, with words where somebody wrote some. */
function useAnswer(words: string) {
  const text = useText()
  const post = useSendCase()
  const toaster = useToaster()
  const { type, view, changed } = useOpenCase()
  return async (answers: JsonObject | undefined, files: FileRegistry | undefined) => {
    const written = words.trim()
    const body = { ...(answers && { answers }), ...(written !== '' && { words: written }), revision: view.revision }
    changed(await post(`cases/${type}/${view.id}/answer`, body, files))
    toaster.show('success', text('portal.cases.answered'))
  }
}

/** Only what is asked is sent: what the form itself completes elsewhere is no answer to the question. */
function ofFields(answers: JsonObject, fields: readonly string[]): JsonObject {
  const names = new Set(fields.map((field) => parsePointer(field)[0]))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)))
}

/** The button of an answer that changes no field of the case's own form. */
function PlainAnswer({ onSend }: { readonly onSend: () => Promise<void> }) {
  const text = useText()
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<ApiError>()
  const [isSending, setSending] = useState(false)
  const answer = async () => {
    setFailure(undefined)
    setSending(true)
    try {
      await onSend()
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setSending(false)
  }
  return (
    <>
      {failure && <CaseFailure failure={failure} />}
      <div>
        <Button variant="contained" loading={isSending} onClick={() => void answer()}>
          {text('portal.cases.answer')}
        </Button>
      </div>
    </>
  )
}
