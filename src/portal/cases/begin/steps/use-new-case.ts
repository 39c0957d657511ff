import { useState } from 'react'
import type { CaseAssurances, CaseView } from '../../../../contract/case.ts'
import type { NewCase } from '../../../../contract/new-case.ts'
import { mayBeSubmitted } from '../../../../engine/checklist/evaluate-checklist.ts'
import type { CaseStep } from '../../../../engine/document/case-page.ts'
import type { EvaluationContext } from '../../../../engine/document/context.ts'
import { equalJson } from '../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../engine/json/json.ts'
import type { CompiledForm } from '../../../../engine/validation/compiled-form.ts'
import type { DeclaredTransition } from '../../../../generated/case-declaration.ts'
import type { FormKeeping } from '../../../../renderer/drafts/use-form-keeping.ts'
import type { FileRegistry } from '../../../../renderer/store/state/file-registry.ts'
import type { FormStore } from '../../../../renderer/store/state/form-store.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { readItem } from '../../../checklists/use-checklist.ts'
import { useSendCase } from '../../use-send-case.ts'
import { filledWith } from '../../filled-case.ts'
import type { FilledCase } from '../../filled-case.ts'
import type { Way } from './use-way.ts'

/** The form of a case on the way to it, and its draft. */
export interface FormOnTheWay {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly store: FormStore
  readonly keeping: FormKeeping
}

/** What is known of a case that somebody is about to begin. */
export interface OnTheWay {
  readonly type: string
  readonly start: DeclaredTransition
  /** The steps that are there. */
  readonly steps: readonly CaseStep[]
  readonly way: Way
  /** What the server found for the choice, or for the one before. */
  readonly found: NewCase
  /** Whether it was found for this choice. */
  readonly isFresh: boolean
  /** Undefined where no step is a form. */
  readonly form: FormOnTheWay | undefined
}

interface GivenForm {
  readonly answers: JsonObject
  readonly files: FileRegistry
  /** As it was typed. */
  readonly typed: JsonValue | undefined
}

interface Agreed {
  readonly key: string
  readonly ids: readonly string[]
}

/** What somebody has filled in and agreed to on the way to a new case, and what they may do next. */
export function useNewCase({ type, start, way, found, isFresh, form }: OnTheWay) {
  const post = useSendCase()
  const failureOf = useFailureOf()
  const [given, setGiven] = useState<GivenForm>()
  const [agreed, setAgreed] = useState<Agreed>()
  const [kept, setKept] = useState<FilledCase>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const isFormGiven = form === undefined || (given !== undefined && equalJson(given.typed ?? null, form.store.answers))
  const answers = { ...(form === undefined ? found.answers : given?.answers), ...way.chosen }
  const filled = filledWith(answers, given?.files, kept)
  if (filled !== kept) setKept(filled)
  const ids = agreed?.key === filled.key ? agreed.ids : []
  const isComplete = (checklist: string | undefined): boolean => {
    const items = found.checklists.find(({ id }) => id === checklist)?.items
    return isFresh && items !== undefined && mayBeSubmitted(items.map(readItem))
  }
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((thrown: unknown) => setFailure(failureOf(thrown)))
    setBusy(false)
  }
  return {
    filled: { ...filled, isKnown: ids.length > 0 },
    isBusy,
    failure,
    isInOrder: ({ kind, field = '', checklist, consent = '' }: CaseStep): boolean => {
      if (kind === 'choose') return Object.hasOwn(way.chosen, field)
      if (kind === 'form') return isFormGiven
      if (kind === 'consent') return ids.includes(consent)
      return isComplete(checklist) && (consent === '' || ids.includes(consent))
    },
    isComplete,
    /** The form was submitted, and is valid. */
    give: (typed: JsonObject, files: FileRegistry) => {
      setFailure(undefined)
      setGiven({ answers: typed, files, typed: form?.store.answers })
    },
    agree: (consent: string, then: () => void) =>
      trying(async () => {
        const sentAnswers = ids.length > 0 ? {} : { answers: filled.answers }
        const body = { do: start.id, ...sentAnswers, accept: consent }
        await post<CaseAssurances>(`cases/${type}/new/assurances`, body, filled.files)
        setAgreed({ key: filled.key, ids: [...ids, consent] })
        then()
      }),
    send: (then: (view: CaseView) => void) =>
      trying(async () => {
        const body = { do: start.id, answers: filled.answers }
        then(await post(`cases/${type}`, body, filled.files, filled.key))
      }),
  }
}

export type NewCaseOnTheWay = ReturnType<typeof useNewCase>
