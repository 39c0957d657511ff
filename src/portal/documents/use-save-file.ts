import { useState } from 'react'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { saveFile } from './save-file.ts'

interface FileSaver {
  readonly isBusy: boolean
  /** @param address below the base of the calls */
  readonly save: (address: string, fileName: string) => Promise<void>
}

/** Saves files that the server makes; a failure is shown as a toast. */
export function useSaveFile(): FileSaver {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    save: async (address, fileName) => {
      setBusy(true)
      try {
        saveFile(await api.freshFile(address), fileName)
      } catch (thrown) {
        toaster.show('error', failureOf(thrown).message)
      }
      setBusy(false)
    },
  }
}
