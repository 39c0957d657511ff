import { useState } from 'react'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { NotificationList } from './NotificationList.tsx'

/** How often it polls while the page is open; milliseconds. */
const refreshInterval = 120_000

/** The user's notifications, and how many are unread. */
export function NotificationBell() {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { data, error, mutate } = useCall('notifications', { refreshInterval })
  const unread = data?.unread ?? 0
  const label =
    unread === 0 ? text('portal.notifications.title') : text('portal.notifications.unread', { count: unread })
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge {...(unread > 0 && { badgeContent: unread })} color="error" max={99}>
          <NotificationsNoneOutlined />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('portal.notifications.title'), sx: paper } }}
      >
        <NotificationList
          notifications={data}
          error={error}
          onRetry={() => void mutate()}
          onLeave={() => setAnchor(undefined)}
        />
      </Popover>
    </>
  )
}

const paper = { width: 'min(400px, calc(100vw - 32px))', maxHeight: 'min(560px, 80vh)' } as const
