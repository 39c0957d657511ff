import { useState } from 'react'
import type { NewCase } from '../../../../contract/new-case.ts'
import type { CasePage, CaseStep } from '../../../../engine/document/case-page.ts'
import type { DeclaredTransition } from '../../../../generated/case-declaration.ts'
import { useFormKeeping } from '../../../../renderer/drafts/use-form-keeping.ts'
import { makeFormStore } from '../../../../renderer/form/make-form-store.ts'
import { useFormStore } from '../../../../renderer/store/use-form-store.ts'
import { useDeclaredCall } from '../../../api/use-call.ts'
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx'
import { useForm } from '../../../forms/published-context.ts'
import { useEvaluationContext } from '../../../forms/use-evaluation-context.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useCaseDocument } from '../../use-case-document.ts'
import { ClosedBeginning } from '../ClosedBeginning.tsx'
import { StepsOnTheWay } from './StepsOnTheWay.tsx'
import { useWay } from './use-way.ts'
import type { Way } from './use-way.ts'

interface BeginStepsProps {
  readonly type: string
  readonly page: CasePage
  readonly start: DeclaredTransition
}

/** The steps to a new case. A later one opens when those before are in order. */
export function BeginSteps({ type, page: { steps = [] }, start }: BeginStepsProps) {
  const declared = useCaseDocument(type).case
  const way = useWay(steps)
  const query = Object.keys(way.chosen).length === 0 ? '' : `?chosen=${encodeURIComponent(JSON.stringify(way.chosen))}`
  const { data, error, mutate } = useDeclaredCall<NewCase>(`cases/${type}/new/steps${query}`)
  const [last, setLast] = useState<NewCase>()
  if (data !== undefined && data !== last) setLast(data)
  // What was found for the choice before stays until that for the new one is here, so that no answer is lost.
  const found = data ?? last
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (found === undefined) return <FormSkeleton fields={3} />
  const { start: begins } = found
  if (begins === null) return <ClosedBeginning reasons={null} />
  // There may be another way to begin, e.g. to wait where there is no place.
  const taken = declared?.transitions.find(({ id }) => id === begins.id) ?? start
  const inView = steps.filter(({ id }) => found.steps.includes(id))
  const shared = { type, start: taken, steps: inView, way, found, isFresh: data !== undefined }
  return inView.some(({ kind }) => kind === 'form') ? (
    <WithForm {...shared} />
  ) : (
    <StepsOnTheWay {...shared} form={undefined} />
  )
}

interface FoundSteps {
  readonly type: string
  readonly start: DeclaredTransition
  readonly steps: readonly CaseStep[]
  readonly way: Way
  readonly found: NewCase
  readonly isFresh: boolean
}

/** The state of the form is kept while other steps are shown, and as a draft until the case begins. */
function WithForm(props: FoundSteps) {
  const { type, found } = props
  const form = useForm(`cases/${type}`)
  const context = useEvaluationContext(form.document)
  const store = useFormStore(form, context, () => makeFormStore({ form, context, answers: found.answers }))
  const keeping = useFormKeeping(store, 'new')
  return <StepsOnTheWay {...props} form={{ form, context, store, keeping }} />
}
