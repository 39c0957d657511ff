import { useEffect, useEffectEvent, useState } from 'react'
import type { FileAnswer, FileRegistry } from '../../store/state/file-registry.ts'

/** A URL under which the browser can show the file of an answer; undefined until it is available. */
export function useFileAnswerUrl(files: FileRegistry, answer: FileAnswer | undefined): string | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly url: string }>()
  const key = answer && (answer.id ?? answer.content)
  const read = useEffectEvent(async () => answer && files.read(answer))
  useEffect(() => {
    if (key === undefined) return undefined
    let url: string | undefined
    let isWanted = true
    const show = (blob: Blob | undefined) => {
      if (!isWanted || !blob) return
      url = URL.createObjectURL(blob)
      setLoaded({ key, url })
    }
    read().then(show, () => show(undefined))
    return () => {
      isWanted = false
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [key])
  return loaded !== undefined && loaded.key === key ? loaded.url : undefined
}
