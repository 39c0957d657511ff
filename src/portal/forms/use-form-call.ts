import { useCallback, useState } from 'react'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import type { SubmitAnswers } from '../../renderer/form/submission.ts'
import type { ApiError } from '../api/api-error.ts'
import { issuesOf } from '../api/issues-of.ts'
import { useFailureOf } from '../api/use-failure-of.ts'

/** Sends a form's answers; rejects with an ApiError when they are refused. */
export type SendAnswers = (answers: JsonObject, files: FileRegistry) => Promise<void>

interface FormCall {
  /** For the form: returns the server's errors for single fields. */
  readonly submit: SubmitAnswers
  /** A refusal that names no field, until the next attempt. */
  readonly failure: ApiError | undefined
}

/** Submits a form by a call: field errors go to their fields, any other failure is kept for display. */
export function useFormCall(send: SendAnswers): FormCall {
  const failureOf = useFailureOf()
  const [failure, setFailure] = useState<ApiError>()
  const submit = useCallback<SubmitAnswers>(
    async (answers, files) => {
      setFailure(undefined)
      try {
        if (isJsonObject(answers)) await send(answers, files)
        return []
      } catch (thrown) {
        const failed = failureOf(thrown)
        if (failed.errors.length > 0) return issuesOf(failed)
        setFailure(failed)
        return []
      }
    },
    [send, failureOf],
  )
  return { submit, failure }
}
