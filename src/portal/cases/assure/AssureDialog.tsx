import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { CaseView } from '../../../contract/case.ts'
import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { DialogFoot } from '../../../renderer/feedback/DialogFoot.tsx'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../api/api-error.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { StaleNotice } from '../StaleNotice.tsx'
import { useCaseDocument } from '../use-case-document.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { SignatureStep } from './SignatureStep.tsx'
import { useAssuring } from './use-assuring.ts'
import type { Assuring, ToAssure } from './use-assuring.ts'

export interface AssureDialogProps extends ToAssure {
  readonly onDone: (view: CaseView) => void
  /** Shows the case as it is now, when somebody else was first. */
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/**
 * What somebody confirms before a transition of a case is taken: texts to agree to, a signature, a one-time code, in
 * the declared order. A refusal is shown in it, and what was given stays given.
 */
export function AssureDialog({ onDone, onRefresh, onClose, ...asked }: AssureDialogProps) {
  const declared = useCaseDocument(asked.type).case?.transitions.find(({ id }) => id === asked.transition)
  const assuring = useAssuring(asked, onDone)
  const { stand, isBusy, failure } = assuring
  const title = useStepTitle(declared, stand?.next?.id)
  return (
    <DialogFrame title={title} width={600} isForm onClose={isBusy ? undefined : onClose}>
      <Stack spacing={2}>
        {failure && <Failure failure={failure} onRefresh={onRefresh} />}
        <Progress count={declared?.assure?.length ?? 0} given={stand?.given.length} />
        <LoadingBoundary fallback={<FormSkeleton fields={1} />}>
          <Step key={stand?.next?.id ?? ''} {...{ asked, declared, assuring, onClose }} />
        </LoadingBoundary>
      </Stack>
    </DialogFrame>
  )
}

interface StepProps {
  readonly asked: ToAssure
  readonly declared: DeclaredTransition | undefined
  readonly assuring: Assuring
  readonly onClose: () => void
}

function Step({ asked, declared, assuring, onClose }: StepProps) {
  const { stand, isBusy, failure, begin, accept, goOn } = assuring
  if (!declared || !stand) return failure ? <Again onAgain={begin} onClose={onClose} /> : <FormSkeleton fields={1} />
  const next = declared.assure?.find(({ id }) => id === stand.next?.id)
  if (!next) return <Everything declared={declared} assuring={assuring} onClose={onClose} />
  return (
    <Announced isFirst={stand.given.length === 0}>
      {next.kind === 'consent' ? (
        <ConsentStep consent={next} isBusy={isBusy} onAccept={() => void accept(next.id)} onClose={onClose} />
      ) : next.kind === 'signature' ? (
        <SignatureStep type={asked.type} isBusy={isBusy} onSigned={goOn} onClose={onClose} />
      ) : (
        <CodeStep onVerified={goOn} onClose={onClose} />
      )}
    </Announced>
  )
}

/** A step that replaces another has the focus, so that nobody is left where a button was. */
function Announced({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst && place.current?.contains(document.activeElement) !== true) place.current?.focus()
  }, [isFirst])
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  )
}

/** Everything is given; shown only when taking the transition failed, or the dialog was closed before. */
function Everything({ declared, assuring, onClose }: Omit<StepProps, 'asked' | 'declared'> & Declared) {
  const text = useText()
  const { isBusy, failure, begin, take } = assuring
  if (failure?.code === 'case-closed') return <Again onAgain={begin} onClose={onClose} />
  return (
    <>
      <Typography>{text(isBusy ? 'portal.assure.sending' : 'portal.assure.ready')}</Typography>
      <DialogFoot>
        <Button onClick={onClose} disabled={isBusy}>
          {text('renderer.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void take()}>
          {declared.title}
        </Button>
      </DialogFoot>
    </>
  )
}

interface Declared {
  readonly declared: DeclaredTransition
}

function Again({ onAgain, onClose }: { readonly onAgain: () => Promise<void>; readonly onClose: () => void }) {
  const text = useText()
  return (
    <DialogFoot>
      <Button onClick={onClose}>{text('renderer.cancel')}</Button>
      <Button variant="contained" onClick={() => void onAgain()}>
        {text('portal.try-again')}
      </Button>
    </DialogFoot>
  )
}

interface FailureProps {
  readonly failure: ApiError
  readonly onRefresh: () => void
}

function Failure({ failure, onRefresh }: FailureProps) {
  if (failure.code === 'stale') return <StaleNotice message={failure.message} onRefresh={onRefresh} />
  return <AlertBanner kind="error">{failure.message}</AlertBanner>
}

interface ProgressProps {
  readonly count: number
  /** How many are given; undefined until the server answers. */
  readonly given: number | undefined
}

/** How far one is: `2 of 4`. */
function Progress({ count, given = 0 }: ProgressProps) {
  const text = useText()
  const at = Math.min(given + 1, count)
  if (count < 2) return null
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {text('portal.assure.step', { at, count })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * given) / count}
        aria-label={text('portal.assure.step', { at, count })}
        sx={{ marginTop: 0.75, borderRadius: 1 }}
      />
    </div>
  )
}

/** What the step that comes next is about. */
function useStepTitle(declared: DeclaredTransition | undefined, id: string | undefined): string {
  const text = useText()
  const next = declared?.assure?.find((one) => one.id === id)
  if (next?.kind === 'signature') return text('portal.assure.signature')
  if (next?.kind === 'one-time-code') return text('portal.assure.code')
  return (next?.kind === 'consent' ? next.title : undefined) ?? declared?.title ?? text('portal.assure.title')
}
