import Button from '@mui/material/Button'
import { useState } from 'react'
import type { NewCase } from '../../../contract/new-case.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import type { FileRegistry } from '../../../renderer/store/state/file-registry.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { AskedForm } from '../AskedForm.tsx'
import { AssureDialog } from '../assure/AssureDialog.tsx'
import { useSendCase } from '../use-send-case.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { ClosedBeginning } from './ClosedBeginning.tsx'
import { filledWith } from '../filled-case.ts'
import type { FilledCase } from '../filled-case.ts'
import { useBegun } from './use-begun.ts'

interface BeginDialogProps {
  readonly type: string
  readonly title: string
  readonly start: DeclaredTransition
  readonly onClose: () => void
}

/**
 * The form of the case, with its initial answers, then what has to be assured. Nothing is stored before everything is
 * given; who closes the latter finds the form as they filled it in. Who cannot begin a case reads why, and fills in
 * nothing.
 */
export function BeginDialog({ type, title, start, onClose }: BeginDialogProps) {
  const text = useText()
  const post = useSendCase()
  const done = useBegun(type, start)
  const { data, error, mutate } = useDeclaredCall<NewCase>(`cases/${type}/new/steps`, { revalidateOnFocus: false })
  const [filled, setFilled] = useState<FilledCase>()
  const [isAssuring, setAssuring] = useState(false)
  const send = async (answers: JsonObject, files: FileRegistry) => {
    const begins = filledWith(answers, files, filled)
    setFilled(begins)
    if ((start.assure ?? []).length > 0) setAssuring(true)
    else done(await post(`cases/${type}`, { do: start.id, answers }, begins.files, begins.key))
  }
  if (filled !== undefined && isAssuring) {
    const asked = { type, transition: start.id, begins: filled }
    const back = () => setAssuring(false)
    return <AssureDialog {...asked} onDone={done} onRefresh={() => undefined} onClose={back} />
  }
  const isOpen = data?.start?.closed.length === 0
  const close = isOpen ? undefined : <Button onClick={onClose}>{text('renderer.close')}</Button>
  return (
    <DialogFrame title={title} width={560} isForm onClose={onClose} foot={close}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <FormSkeleton fields={2} />
      ) : isOpen ? (
        <LoadingBoundary fallback={<FormSkeleton fields={2} />}>
          <AskedForm
            form={`cases/${type}`}
            answers={filled?.answers ?? data.answers}
            files={filled?.files}
            submit={start.title}
            onSubmit={send}
            onClose={onClose}
          />
        </LoadingBoundary>
      ) : (
        <ClosedBeginning reasons={data.start?.closed ?? null} />
      )}
    </DialogFrame>
  )
}
