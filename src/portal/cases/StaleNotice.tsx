import Button from '@mui/material/Button'
import { useState } from 'react'
import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../renderer/texts/use-text.ts'

interface StaleNoticeProps {
  /** Who did what, and when. */
  readonly message: string
  readonly onRefresh: (() => void) | undefined
}

/** Somebody else was first. What was typed stays, and can be sent for the case as it is now. */
export function StaleNotice({ message, onRefresh }: StaleNoticeProps) {
  const text = useText()
  const [isRefreshed, setRefreshed] = useState(false)
  if (isRefreshed) return <AlertBanner kind="info">{text('portal.desk.refreshed')}</AlertBanner>
  return (
    <AlertBanner
      kind="warning"
      action={
        onRefresh && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              onRefresh()
              setRefreshed(true)
            }}
          >
            {text('portal.desk.see-now')}
          </Button>
        )
      }
    >
      {message}
    </AlertBanner>
  )
}
