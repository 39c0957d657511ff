import { useEffect, useState } from 'react'
import { useApi } from './api-context.ts'

/**
 * An object URL, valid in this page only, of a stored file fetched with the session's token; undefined while
 * it loads, when it is unavailable, and for a null path.
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
