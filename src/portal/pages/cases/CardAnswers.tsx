import { isJsonObject, objectAt } from '../../../engine/json/json.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { AnswerList, isFilled } from '../../cases/AnswerList.tsx'
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
  const answers = read(view.submitted ?? view.answers).filter(isFilled)
  if (answers.length === 0) return null
  return (
    <Panel title={text('portal.cases.answers')}>
      <AnswerList answers={answers} renderFile={(file) => <ShownFile file={file} path={pathOf(file)} />} />
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
