import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { Notifications } from '../../../../contract/notification.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../../ui/LoadingRegion.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { useReadNotifications } from './use-read-notifications.ts'

interface NotificationListProps {
  /** Undefined while they load. */
  readonly notifications: Notifications | undefined
  readonly error: ApiError | undefined
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** Newest first; each can be marked as read, or all at once. */
export function NotificationList({ notifications, error, onRetry, onLeave }: NotificationListProps) {
  const text = useText()
  const read = useReadNotifications()
  if (!notifications) {
    if (error) return <LoadFailure error={error} onRetry={onRetry} />
    return (
      <LoadingRegion>
        <Skeleton variant="rounded" height={96} />
      </LoadingRegion>
    )
  }
  const { items, unread } = notifications
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<NotificationsNoneOutlined />}
        title={text('portal.notifications.none')}
        text={text('portal.notifications.none-text')}
      />
    )
  }
  return (
    <>
      <Head>
        <h2>{text('portal.notifications.title')}</h2>
        {unread > 0 && (
          <Button size="small" onClick={() => void read({ all: true })}>
            {text('portal.notifications.read-all')}
          </Button>
        )}
      </Head>
      <Rows>
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            notification={item}
            onRead={() => void read({ ids: [item.id] })}
            onLeave={onLeave}
          />
        ))}
      </Rows>
    </>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 56,
  padding: theme.spacing(1, 2),
  '& h2': { ...theme.typography.h4, margin: 0 },
}))

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
