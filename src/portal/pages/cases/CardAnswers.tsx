import { styled } from '@mui/material/styles'
import { isJsonObject, objectAt } from '../../../engine/json/json.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { AskedForm } from '../../cases/AskedForm.tsx'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { ShownFile } from '../../cases/ShownFile.tsx'
import { useCaseFilePath, useLoadCaseFile } from '../../cases/use-case-files.ts'
import { useSendCase } from '../../cases/use-send-case.ts'
import { useReadParts } from '../../cases/use-read-parts.ts'

/** The case's own answers: a form while its owner prepares it, else as they are read. */
export function CardAnswers() {
  const { view, document } = useOpenCase()
  const fields = Object.values(objectAt(document.schema, 'properties'))
  const canChange = fields.some((field) => isJsonObject(field) && field['readOnly'] !== true)
  return view.may.includes('save') && canChange ? <EditedAnswers /> : <ReadAnswers />
}

function ReadAnswers() {
  const text = useText()
  const { view, document } = useOpenCase()
  const read = useReadParts(document)
  const pathOf = useCaseFilePath()
  const answers = read(view.submitted ?? view.answers).filter((one) => one.text !== '' || one.file !== undefined)
  if (answers.length === 0) return null
  return (
    <Panel title={text('portal.cases.answers')}>
      <List>
        {answers.map(({ key, title, text: words, file }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{file ? <ShownFile file={file} path={pathOf(file)} /> : <BreakableText>{words}</BreakableText>}</dd>
          </div>
        ))}
      </List>
    </Panel>
  )
}

function EditedAnswers() {
  const text = useText()
  const post = useSendCase()
  const loadFile = useLoadCaseFile()
  const toaster = useToaster()
  const { type, view, changed, refresh } = useOpenCase()
  return (
    <Panel title={text('portal.cases.answers')}>
      <AskedForm
        form={`cases/${type}`}
        answers={view.answers}
        loadFile={loadFile}
        submit={text('portal.cases.save')}
        onSubmit={async (answers, files) => {
          changed(await post(`cases/${type}/${view.id}/save`, { answers, revision: view.revision }, files))
          toaster.show('success', text('portal.cases.saved'))
        }}
        onRefresh={refresh}
      />
    </Panel>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))
