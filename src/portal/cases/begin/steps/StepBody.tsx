import Button from '@mui/material/Button'
import type { CaseStep } from '../../../../engine/document/case-page.ts'
import { isJsonObject } from '../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../engine/json/json.ts'
import { DraftNotice } from '../../../../renderer/drafts/DraftNotice.tsx'
import { RegaliaForm } from '../../../../renderer/form/RegaliaForm.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ConsentStep } from '../../assure/ConsentStep.tsx'
import { ChooseCards } from './ChooseCards.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { NeededStep } from './NeededStep.tsx'
import type { NewCaseOnTheWay, OnTheWay } from './use-new-case.ts'

interface StepBodyProps extends OnTheWay {
  readonly step: CaseStep
  readonly title: string
  readonly newCase: NewCaseOnTheWay
  /** Whether something closes the case that begins with this step. */
  readonly isClosed: boolean
  /** The title of the button of a step that begins the case. */
  readonly goOn: string | undefined
  readonly onGo: () => void
  readonly onChoose: (field: string, value: JsonValue) => void
  /** Chooses, and goes on. */
  readonly onSelect: (field: string, value: JsonValue) => void
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** What a step asks, by its kind. */
export function StepBody(props: StepBodyProps) {
  const { step, title, way, found, isFresh, newCase, isClosed, onGo, onChoose, onSelect, back } = props
  const { kind, field = '', list = '' } = step
  if (kind === 'form') return <FilledForm {...props} />
  if (kind === 'choose' && step.cards !== undefined) {
    const select = (value: JsonValue) => onSelect(field, value)
    return <ChooseCards list={list} cards={step.cards} chosen={way.chosen[field]} onSelect={select} back={back} />
  }
  if (kind === 'choose') {
    return (
      <ChooseStep
        list={list}
        title={title}
        chosen={way.chosen[field]}
        onChoose={(value) => onChoose(field, value)}
        onGo={onGo}
        back={back}
      />
    )
  }
  if (kind === 'checklist') {
    const checklist = found.checklists.find(({ id }) => id === step.checklist)
    const items = isFresh ? (checklist?.items ?? []) : undefined
    const isComplete = newCase.isComplete(step.checklist)
    const needed = { title, items, isComplete, here: way.here }
    if (step.consent === undefined) return <NeededStep {...needed} isOff={isClosed} onGo={onGo} back={back} />
    return (
      <NeededStep {...needed}>
        <StepConsent {...props} isOff={isClosed || !isComplete} />
      </NeededStep>
    )
  }
  return <StepConsent {...props} isOff={isClosed} />
}

/** What a step asks to agree to; agreeing leads on. */
function StepConsent({ step, start, newCase, goOn, onGo, back, isOff }: StepBodyProps & { readonly isOff: boolean }) {
  const consent = start.assure?.find(({ id }) => id === step.consent)
  if (consent?.kind !== 'consent') return null
  return (
    <ConsentStep
      consent={consent}
      isBusy={newCase.isBusy}
      isOff={isOff}
      goOn={goOn}
      onAccept={() => void newCase.agree(consent.id, onGo)}
      onClose={back?.onBack}
      closeTitle={back?.title}
    />
  )
}

/** The form of the case, which keeps what is typed as a draft. */
function FilledForm({ form: filling, newCase, onGo, back }: StepBodyProps) {
  const text = useText()
  if (filling === undefined) return null
  const { form, context, store, keeping } = filling
  return (
    <>
      <DraftNotice keeping={keeping} />
      <RegaliaForm
        form={form}
        context={context}
        store={store}
        hideTitle
        onSubmit={async (answers, files) => {
          if (isJsonObject(answers)) newCase.give(answers, files)
          onGo()
          return []
        }}
        submitLabel={text('portal.assure.continue')}
        actions={
          back && (
            <Button size="large" onClick={back.onBack}>
              {back.title}
            </Button>
          )
        }
      />
    </>
  )
}
