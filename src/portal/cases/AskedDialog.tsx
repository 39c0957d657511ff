import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../renderer/feedback/DialogFrame.tsx'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import type { ApiError } from '../api/api-error.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { FormSkeleton } from '../forms/FormSkeleton.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { AskedForm } from './AskedForm.tsx'
import { StaleNotice } from './StaleNotice.tsx'

export interface AskedDialogProps {
  readonly title: string
  readonly text?: string | undefined
  /** What has to be filled in; without it, the dialog only asks for confirmation. */
  readonly form?: DocumentId | undefined
  /** What was filled in before, and the files that were chosen. */
  readonly filled?: { readonly answers: JsonObject; readonly files: FileRegistry | undefined } | undefined
  readonly submit: string
  readonly onSubmit: (input: JsonObject, files?: FileRegistry) => Promise<void>
  readonly onRefresh?: (() => void) | undefined
  readonly onClose: () => void
  /** Above the form. */
  readonly children?: ReactNode
}

/** Asks for what a transition or an opinion needs. A refusal is shown in it, and nothing that was typed is lost. */
export function AskedDialog(props: AskedDialogProps) {
  const { title, text: lead, form, filled, submit, onSubmit, onRefresh, onClose, children } = props
  const text = useText()
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit({})
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setBusy(false)
    }
  }
  const buttons = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {text('renderer.cancel')}
      </Button>
      <Button variant="contained" loading={isBusy} onClick={() => void confirm()}>
        {submit}
      </Button>
    </>
  )
  return (
    <DialogFrame
      title={title}
      width={560}
      onClose={isBusy ? undefined : onClose}
      isForm={form !== undefined}
      foot={form === undefined ? buttons : undefined}
    >
      <Stack spacing={2}>
        {failure?.code === 'stale' ? (
          <StaleNotice message={failure.message} onRefresh={onRefresh} />
        ) : (
          failure && <AlertBanner kind="error">{failure.message}</AlertBanner>
        )}
        {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
        {children}
        {form !== undefined && (
          <LoadingBoundary fallback={<FormSkeleton fields={1} />}>
            <AskedForm {...filled} {...{ form, submit, onSubmit, onRefresh, onClose }} />
          </LoadingBoundary>
        )}
      </Stack>
    </DialogFrame>
  )
}
