import { useState } from 'react'
import type { Exchange } from '../../../../contract/exchange.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/** What importing a file would do, or why that cannot be. */
export type FileResult = { readonly file: File; readonly would: Exchange } | { readonly failure: ApiError }

export interface OrganisationImport {
  readonly result: FileResult | undefined
  readonly isChecking: boolean
  readonly isImporting: boolean
  readonly check: (file: File) => Promise<void>
  readonly begin: (file: File) => Promise<void>
  readonly close: () => void
}

const alone = { headers: {}, onProgress: () => undefined }

/** A file that was chosen, what importing it would do, and its import, for which it is sent again. */
export function useFileImport(onImported: () => void): OrganisationImport {
  const { declared } = useApi()
  const text = useText()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [result, setResult] = useState<FileResult>()
  const [busy, setBusy] = useState<'check' | 'import'>()
  const send = async (what: 'check' | 'import', file: File, then: (exchange: Exchange) => void): Promise<void> => {
    const data = new FormData()
    data.set('file', file, file.name)
    setBusy(what)
    try {
      const address = what === 'check' ? 'admin/organisation/files/check' : 'admin/organisation/files'
      then(await declared.send<Exchange>(address, data, alone))
    } catch (thrown) {
      setResult({ failure: failureOf(thrown) })
    }
    setBusy(undefined)
  }
  return {
    result,
    isChecking: busy === 'check',
    isImporting: busy === 'import',
    check: (file) => send('check', file, (would) => setResult({ file, would })),
    begin: (file) =>
      send('import', file, () => {
        toaster.show('success', text('portal.exchange.done'))
        setResult(undefined)
        onImported()
      }),
    close: () => setResult(undefined),
  }
}
