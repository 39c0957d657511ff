import { useEffect, useState } from 'react'
import { useApi } from './api-context.ts'

/**
 * An address at which this page alone can show a stored file, which is fetched with the session's token; undefined while
 * it loads, when it cannot be had, and for a path of null.
 */
export function useFetchedUrl(path: string | null): string | undefined {
  const api = useApi()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (path === null) return undefined
    let address: string | undefined
    let wanted = true
    api.file(path).then(
      (blob) => {
        if (!wanted) return
        address = URL.createObjectURL(blob)
        setUrl(address)
      },
      () => undefined,
    )
    return () => {
      wanted = false
      setUrl(undefined)
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [api, path])
  return url
}
