import { useState } from 'react'
import type { PostResponse } from '../../../../contract/addresses.ts'
import type { ImportCheck } from '../../../../contract/member-import.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/**
 * A file that was chosen, what importing it would do, and its import. The file is sent again to be imported, because
 * the server keeps none of what it only checks.
 */
export function useImport(onBegun: () => Promise<unknown>) {
  const { declared } = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<ImportCheck>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'check' | 'begin'>()

  const send = async <Answer>(
    what: 'check' | 'begin',
    path: string,
    data: FormData,
    use: (answer: Answer) => void,
  ): Promise<void> => {
    setBusy(what)
    setProblem(undefined)
    try {
      use(await declared.send<Answer>(path, data, { headers: {}, onProgress: () => undefined }))
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
    return send<ImportCheck>('check', 'admin/members/import/check', data, (found) => {
      setFile(chosen)
      setCheck(found)
    })
  }
  const begin = async (leavesOut: boolean): Promise<void> => {
    if (!file) return
    const data = new FormData()
    data.set('leave_out_wrong', String(leavesOut))
    data.set('file', file, file.name)
    await send<PostResponse<'admin/members/import'>>('begin', 'admin/members/import', data, ({ message }) => {
      toaster.show('success', message)
      clear()
      void onBegun()
    })
  }
  return { file, check, problem, busy, choose, begin, clear }
}
