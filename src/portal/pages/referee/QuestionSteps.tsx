import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { formatPointer } from '../../../engine/json/pointer.ts'
import { DraftNotice } from '../../../renderer/drafts/DraftNotice.tsx'
import { useFormKeeping } from '../../../renderer/drafts/use-form-keeping.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { makeFormStore } from '../../../renderer/form/make-form-store.ts'
import { SteppedForm } from '../../../renderer/form/SteppedForm.tsx'
import { useFormStore } from '../../../renderer/store/use-form-store.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useForm } from '../../forms/published-context.ts'
import { useEvaluationContext } from '../../forms/use-evaluation-context.ts'
import { DisclaimerBox } from './DisclaimerBox.tsx'
import type { RefereeReply } from './use-answer-referee.ts'
import { useDisclaimer } from './use-disclaimer.ts'

interface QuestionStepsProps {
  /** The declared form whose fields are the questions. */
  readonly form: string
  readonly answer: (answer: RefereeReply) => Promise<void>
  /** The reject button, shown in the first step. */
  readonly reject: ReactNode
}

/**
 * The questions one at a time. Typed answers stay when sending fails, so the referee can try again; after a reload they
 * are offered back.
 */
export function QuestionSteps({ form: id, answer, reject }: QuestionStepsProps) {
  const text = useText()
  const form = useForm(id)
  const context = useEvaluationContext(form.document)
  const store = useFormStore(form, context, () => makeFormStore({ form, context }))
  const disclaimer = useDisclaimer()
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<ApiError>()
  const keeping = useFormKeeping(store, 'answers')
  const send = keeping.keep(() => answer({ response: 'Accept', Questions: questionsOf(store.answers) }))
  const submit = async () => {
    setFailure(undefined)
    try {
      await send()
      return []
    } catch (thrown) {
      const failed = failureOf(thrown)
      if (failed.errors.length === 0) setFailure(failed)
      return failed.errors.map((error) => atField(error, questionsOf(store.answers)))
    }
  }
  return (
    <>
      {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      <DraftNotice keeping={keeping} />
      <SteppedForm
        store={store}
        submitLabel={text('portal.referee.accept')}
        onSubmit={() => (disclaimer.isMet() ? submit() : Promise.resolve([]))}
        firstActions={reject}
        lastNote={<DisclaimerBox disclaimer={disclaimer} />}
      />
    </>
  )
}

const questionsOf = (answers: JsonValue) =>
  Object.entries(isJsonObject(answers) ? answers : {}).map(([questionNo, answer]) => ({
    questionNo,
    answer: typeof answer === 'string' ? answer : '',
  }))

/** Shows a refusal at its field, e.g. of `/Questions/2/answer`. */
function atField(
  { pointer, message }: { readonly pointer: string; readonly message: string },
  questions: readonly { readonly questionNo: string }[],
): FieldIssue {
  const place = Number(/^\/Questions\/(\d+)\//.exec(pointer)?.[1])
  const name = questions[place]?.questionNo
  return { pointer: name === undefined ? '' : formatPointer([name]), keyword: 'server', message }
}
