import { useCallback } from 'react'
import { caseFilePath } from '../../contract/file-transfer.ts'
import type { LoadFile } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useOpenCase } from './open-case.ts'

/** The address of a file in the answers of the case that the page shows. */
export function useCaseFilePath(): (file: { readonly id: string }) => string {
  const { type, view } = useOpenCase()
  return ({ id }) => caseFilePath(type, view.id, id)
}

/** Fetches the stored files of the case that the page shows; a toast says why one is unavailable. */
export function useLoadCaseFile(): LoadFile {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { type, view } = useOpenCase()
  return useCallback(
    (id) =>
      api.file(caseFilePath(type, view.id, id)).catch((thrown: unknown) => {
        toaster.show('error', failureOf(thrown).message)
        return undefined
      }),
    [api, toaster, failureOf, type, view.id],
  )
}
