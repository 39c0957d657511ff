import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { useText } from '../texts/use-text.ts'
import { useFormScope } from '../store/form-scope.ts'

/** Announced only in these steps: announcing each per cent would drown out everything else. */
const step = 25

/** The progress of the file upload, and the button that stops it; nothing when no files are being sent. */
export function SendingFiles() {
  const { files } = useFormScope().store
  const text = useText()
  const sent = useSyncExternalStore(files.subscribeProgress, files.progress)
  if (sent === undefined) return null
  const percent = Math.floor(sent * 100)
  return (
    <>
      <Button size="large" onClick={() => files.stopSending()}>
        {text('renderer.file.cancel')}
      </Button>
      <span aria-hidden="true">{text('renderer.file.sent', { percent })}</span>
      <output className="rg-unseen">
        {text('renderer.file.sent', { percent: Math.floor(percent / step) * step })}
      </output>
    </>
  )
}
