import Typography from '@mui/material/Typography'
import type { CaseView } from '../../../contract/case.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { AskedForm } from '../../cases/AskedForm.tsx'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { useLoadCaseFile } from '../../cases/use-case-files.ts'
import { useSendCase } from '../../cases/use-send-case.ts'

/** The question that waits for the owner, with the answers that they may change for it. */
export function AnswerPanel({ question }: { readonly question: NonNullable<CaseView['question']> }) {
  const text = useText()
  const post = useSendCase()
  const loadFile = useLoadCaseFile()
  const toaster = useToaster()
  const { date } = useFormats()
  const { type, view, changed, refresh } = useOpenCase()
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
      <AskedForm
        form={`cases/${type}`}
        answers={view.answers}
        loadFile={loadFile}
        submit={text('portal.cases.answer')}
        onSubmit={async (answers, files) => {
          changed(await post(`cases/${type}/${view.id}/answer`, { answers, revision: view.revision }, files))
          toaster.show('success', text('portal.cases.answered'))
        }}
        onRefresh={refresh}
      />
    </Panel>
  )
}
