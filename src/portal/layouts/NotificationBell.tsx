import { useState } from 'react'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../renderer/texts/use-text.ts'

/** What the organisation has told the member on the portal. */
export function NotificationBell() {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        aria-label={text('portal.notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <NotificationsNoneOutlined />
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('portal.notifications.title'), sx: { width: 320 } } }}
      >
        <EmptyState
          icon={<NotificationsNoneOutlined />}
          title={text('portal.notifications.none')}
          text={text('portal.notifications.none-text')}
        />
      </Popover>
    </>
  )
}
