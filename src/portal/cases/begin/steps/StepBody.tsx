import Button from '@mui/material/Button'
import type { CaseStep } from '../../../../engine/document/case-page.ts'
import { isJsonObject } from '../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../engine/json/json.ts'
import { DraftNotice } from '../../../../renderer/drafts/DraftNotice.tsx'
import { RegaliaForm } from '../../../../renderer/form/RegaliaForm.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ConsentStep } from '../../assure/ConsentStep.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { NeededStep } from './NeededStep.tsx'
import type { NewCaseOnTheWay, OnTheWay } from './use-new-case.ts'

interface StepBodyProps extends OnTheWay {
  readonly step: CaseStep
  readonly title: string
  readonly newCase: NewCaseOnTheWay
  readonly onGo: () => void
  readonly onChoose: (field: string, value: JsonValue) => void
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** What a step asks, by its kind. */
export function StepBody(props: StepBodyProps) {
  const { step, title, way, found, isFresh, start, newCase, onGo, onChoose, back } = props
  const { kind, field = '', list = '' } = step
  if (kind === 'form') return <FilledForm {...props} />
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
    return <NeededStep {...{ title, items, onGo, back }} isComplete={newCase.isInOrder(step)} here={way.here} />
  }
  const consent = start.assure?.find(({ id }) => id === step.consent)
  if (consent?.kind !== 'consent') return null
  return (
    <ConsentStep
      consent={consent}
      isBusy={newCase.isBusy}
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
