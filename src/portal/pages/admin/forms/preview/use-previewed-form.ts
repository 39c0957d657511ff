import { useEffect, useMemo, useState } from 'react'
import { arrangeDocument } from '../../../../../engine/compose/arrange-document.ts'
import { contentHash } from '../../../../../engine/compose/content-hash.ts'
import { currentState } from '../../../../../engine/editing/session.ts'
import { completeForm } from '../../../../../engine/validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../../../../engine/validation/compiled-form.ts'
import { executableHash } from '../../../../../engine/validation/executable-schema.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { useFormInForce } from '../../../../forms/published-context.ts'
import { importValidator } from '../../../../forms/import-validator.ts'
import { useEdited } from '../session/editing-context.ts'
import { useTranslatedDocument } from './use-translated-document.ts'

export interface Previewed {
  readonly form: CompiledForm
  /** Identifies what is drawn; the same where another validator judges it. */
  readonly drawing: string
  /** Why its answers are judged by what was there before. */
  readonly problem: string | undefined
}

interface Judging {
  /** What the validator executes. */
  readonly hash: string
  readonly validator: FormValidator
}

/** A section that was just made is judged by nothing until the server has compiled it. */
const nothingInForce: Pick<CompiledForm, 'document' | 'validator'> = {
  document: {},
  validator: { validate: () => [], part: () => undefined },
}

/** After how many milliseconds without an edit the server compiles what changed. */
const pause = 80

/**
 * The edited form with a validator. Edits of texts and layout are drawn at once, since they execute the same; others
 * are judged as before until the server has compiled them. Suspends until the form in force is loaded.
 */
export function usePreviewedForm(): Previewed {
  const api = useApi()
  const failureOf = useFailureOf()
  const { editing, form: edited } = useEdited()
  const inForce = useFormInForce(edited.document) ?? nothingInForce
  const shown = useTranslatedDocument()
  const arranged = useMemo(() => arrangeDocument(shown), [shown])
  const hash = executableHash(arranged)
  const [judging, setJudging] = useState<Judging>(() => ({
    hash: executableHash(inForce.document),
    validator: inForce.validator,
  }))
  const [problem, setProblem] = useState<{ readonly hash: string; readonly text: string }>()
  const { actions } = currentState(editing.session)
  useEffect(() => {
    if (hash === judging.hash) return undefined
    let isWanted = true
    const compile = async (): Promise<void> => {
      try {
        const { code, problem: refused } = await api.post('admin/forms/preview', {
          document: edited.document,
          actions: [...actions],
        })
        const validator = code === null ? undefined : await importValidator(code)
        if (!isWanted) return
        if (validator) setJudging({ hash, validator })
        else setProblem({ hash, text: refused ?? '' })
      } catch (thrown) {
        if (isWanted) setProblem({ hash, text: failureOf(thrown).message })
      }
    }
    const timer = setTimeout(() => void compile(), pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [actions, api, edited.document, failureOf, hash, judging.hash])
  const drawing = useMemo(() => contentHash(arranged), [arranged])
  const form = useMemo(
    () =>
      completeForm({
        id: edited.document,
        hash: `${drawing}-${judging.hash}`,
        document: arranged,
        validator: judging.validator,
      }),
    [arranged, drawing, edited.document, judging],
  )
  return { form, drawing, problem: problem?.hash === hash ? problem.text : undefined }
}
