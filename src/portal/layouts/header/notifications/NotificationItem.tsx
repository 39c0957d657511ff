import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Notification, NotificationKind } from '../../../../contract/notification.ts'
import type { ParamOf } from '../../../../engine/translate/message.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** No value for each name in any kind's text; the compiler refuses one that is missing here. */
const noValues: Readonly<Record<ParamOf<`notification.${NotificationKind}`>, string>> = {
  code: '',
  name: '',
  names: '',
  browser: '',
  system: '',
  subject: '',
  form: '',
  reason: '',
  amount: '',
  number: '',
  about: '',
}

interface NotificationItemProps {
  readonly notification: Notification
  readonly onRead: () => void
  /** Closes the list, for the page that a notification leads to. */
  readonly onLeave: () => void
}

/**
 * A notification and its time, which may lead to a page. An unread one is highlighted and can be marked as read, which
 * it is by following it, too.
 */
export function NotificationItem({ notification, onRead, onLeave }: NotificationItemProps) {
  const text = useText()
  const { instant } = useFormats()
  const { id, kind, path, created_at: at, read_at: readAt } = notification
  const params = { ...noValues, ...notification.params }
  const isUnread = readAt === null
  const textId = `notification-${id}`
  const follow = () => {
    if (isUnread) onRead()
    onLeave()
  }
  return (
    <Row data-unread={isUnread}>
      <p id={textId}>
        <BreakableText>{text(`notification.${kind}`, params)}</BreakableText>
      </p>
      <Foot>
        <time dateTime={at}>{instant(at)}</time>
        {path !== null && (
          <Button
            size="small"
            component={Link}
            to={path}
            id={`open-${id}`}
            aria-labelledby={`open-${id} ${textId}`}
            onClick={follow}
          >
            {text('portal.notifications.open')}
          </Button>
        )}
        {isUnread && (
          <Button size="small" id={`read-${id}`} aria-labelledby={`read-${id} ${textId}`} onClick={onRead}>
            {text('portal.notifications.read')}
          </Button>
        )}
      </Foot>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2),
  borderBlockStart: '1px solid var(--mui-palette-divider)',
  borderInlineStart: '3px solid transparent',
  '& p': { ...theme.typography.body2, margin: 0 },
  '&[data-unread="true"]': {
    borderInlineStartColor: 'var(--mui-palette-primary-strong)',
    background: 'var(--mui-palette-primary-soft)',
  },
  '&[data-unread="true"] p': { fontWeight: 600 },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: 32,
  ...theme.typography.caption,
  color: 'var(--mui-palette-text-secondary)',
  '& time': { marginInlineEnd: 'auto', whiteSpace: 'nowrap' },
  '& a, & button': { flex: 'none', whiteSpace: 'nowrap' },
}))
