import { useState } from 'react'
import type { PostResponse } from '../../../../contract/addresses.ts'
import type { ImportCheck } from '../../../../contract/import-calls.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import type { ImportAddress } from './import-words.ts'

/** A file is sent with nothing else, and its progress is not shown. */
const alone = { headers: {}, onProgress: () => undefined }

/**
 * A file that was chosen, what importing it would do, and its import. The file is sent again to be imported, because
 * the server keeps none of what it only checks.
 */
export function useImport(at: ImportAddress, onBegun: () => Promise<unknown>) {
  const { declared } = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<ImportCheck>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'check' | 'begin'>()

  const attempt = async (what: 'check' | 'begin', work: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (thrown) {
      setProblem(failureOf(thrown).message)
    }
    setBusy(undefined)
  }

  const clear = (): void => {
    setFile(undefined)
    setCheck(undefined)
    setProblem(undefined)
  }
  const choose = (chosen: File): Promise<void> => {
    clear()
    const data = new FormData()
    data.set('file', chosen, chosen.name)
    return attempt('check', async () => {
      const found = await declared.send<ImportCheck>(`${at}/import/check`, data, alone)
      setFile(chosen)
      setCheck(found)
    })
  }
  const begin = async (leavesOut: boolean): Promise<void> => {
    if (!file) return
    const data = new FormData()
    data.set('leave_out_wrong', String(leavesOut))
    data.set('file', file, file.name)
    await attempt('begin', async () => {
      const { message } = await declared.send<PostResponse<`${ImportAddress}/import`>>(`${at}/import`, data, alone)
      toaster.show('success', message)
      clear()
      void onBegun()
    })
  }
  return { file, check, problem, busy, choose, begin, clear }
}
