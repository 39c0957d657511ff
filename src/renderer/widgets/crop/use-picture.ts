import { useEffect, useEffectEvent, useState } from 'react'

/** A file's picture, rotated upright; undefined until it is read. Calls back when it cannot be read. */
export function usePicture(file: File, onFail: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let isWanted = true
    const show = (read: ImageBitmap) => (isWanted ? setPicture(read) : read.close())
    createImageBitmap(file).then(show, () => isWanted && fail())
    return () => {
      isWanted = false
    }
  }, [file])
  return picture
}
