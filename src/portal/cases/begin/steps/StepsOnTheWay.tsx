import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { CaseView } from '../../../../contract/case.ts'
import type { CaseStep } from '../../../../engine/document/case-page.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx'
import { AssureDialog } from '../../assure/AssureDialog.tsx'
import { ClosedBeginning } from '../ClosedBeginning.tsx'
import { useBegun } from '../use-begun.ts'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { ReviewedAnswers } from './ReviewedAnswers.tsx'
import { StepBody } from './StepBody.tsx'
import { StepButtons, StepFrame } from './StepFrame.tsx'
import { StepList } from './StepList.tsx'
import type { OnTheWay } from './use-new-case.ts'
import { useNewCase } from './use-new-case.ts'
import { useStepTitle } from './use-step-title.ts'

/** The last step, which no page declares. */
const review = '$review'

/**
 * The open step beside the list of all. The last one begins the case. Where a form was filled in, it shows what is
 * sent; unless the last declared step asks to agree, it is one of its own.
 */
export function StepsOnTheWay(props: OnTheWay) {
  const { type, start, steps, way, found, isFresh, form } = props
  const text = useText()
  const titleOf = useStepTitle(start)
  const begun = useBegun(type, start)
  const newCase = useNewCase(props)
  const [isAssuring, setAssuring] = useState(false)
  const { filled, isBusy, failure } = newCase
  const firstOpen = steps.findIndex((step) => !newCase.isInOrder(step))
  const hasReview = form !== undefined && steps.at(-1)?.consent === undefined
  const end = hasReview ? steps.length : steps.length - 1
  const last = firstOpen === -1 ? end : firstOpen
  const ids = [...steps.map(({ id }) => id), ...(hasReview ? [review] : [])]
  const at = Math.min(Math.max(0, ids.indexOf(way.at ?? '')), last)
  const step = steps[at]
  const goTo = (place: number, chosen?: JsonObject) => way.goTo(ids[place] ?? review, chosen)
  const back = at === 0 ? undefined : { title: text('portal.begin.back'), onBack: () => goTo(at - 1) }
  const listed = [
    ...steps.map((one) => ({ id: one.id, title: titleOf(one) })),
    ...(hasReview ? [{ id: review, title: text('portal.begin.review') }] : []),
  ]
  const done = (view: CaseView) => {
    const forget = form?.keeping.keep(async () => undefined)
    void (forget?.() ?? Promise.resolve()).then(() => begun(view))
  }
  const closed = othersThanSteps(found.start?.closed ?? [], steps)
  const isAssured = (start.assure ?? []).some(({ id }) => !steps.some(({ consent }) => consent === id))
  const begin = () => (isAssured ? setAssuring(true) : void newCase.send(done))
  const isClosed = closed.length > 0 || !isFresh
  const isEnd = at === end
  return (
    <Columns>
      <StepList
        steps={listed.map((one, place) => ({ ...one, isDone: place < last, isOpen: place <= last }))}
        at={ids[at] ?? review}
        onGo={(id) => way.goTo(id)}
      />
      <Steps>
        <ClosedBeginning reasons={closed} />
        {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
        <StepFrame
          key={ids[at]}
          title={listed[at]?.title ?? ''}
          lead={step === undefined ? text('portal.begin.review-lead') : undefined}
          isArrival={way.at !== undefined}
        >
          <LoadingBoundary fallback={<FormSkeleton fields={2} />}>
            {step === undefined ? (
              <>
                <ReviewedAnswers type={type} answers={filled.answers} />
                <StepButtons title={start.title} isOff={isClosed} isBusy={isBusy} onGo={begin} back={back} />
              </>
            ) : (
              <>
                {isEnd && at > 0 && <ReviewedAnswers type={type} answers={filled.answers} />}
                <StepBody
                  {...props}
                  step={step}
                  title={titleOf(step)}
                  newCase={newCase}
                  isClosed={isEnd && isClosed}
                  goOn={isEnd ? start.title : undefined}
                  onGo={() => (isEnd ? begin() : goTo(at + 1))}
                  onChoose={(field, value) => way.choose({ ...way.chosen, [field]: value })}
                  onSelect={(field, value) => goTo(at + 1, { ...way.chosen, [field]: value })}
                  back={back}
                />
              </>
            )}
          </LoadingBoundary>
        </StepFrame>
      </Steps>
      {isAssuring && (
        <AssureDialog
          type={type}
          transition={start.id}
          begins={filled}
          onDone={done}
          onRefresh={() => undefined}
          onClose={() => setAssuring(false)}
        />
      )}
    </Columns>
  )
}

/** What closes the beginning besides a checklist that one of the steps shows. */
const othersThanSteps = <Reason extends { readonly mend?: string }>(
  closed: readonly Reason[],
  steps: readonly CaseStep[],
): readonly Reason[] =>
  closed.filter(({ mend }) => mend !== 'checklist' || !steps.some(({ kind }) => kind === 'checklist'))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: theme.spacing(4) },
}))

const Steps = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), minWidth: 0 }))
