import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
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
}

interface NotificationItemProps {
  readonly notification: Notification
  readonly onRead: () => void
}

/** A notification and its time. An unread one is highlighted and can be marked as read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const text = useText()
  const { instant } = useFormats()
  const { id, kind, created_at: at, read_at: readAt } = notification
  const params = { ...noValues, ...notification.params }
  const isUnread = readAt === null
  const textId = `notification-${id}`
  return (
    <Row data-unread={isUnread}>
      <p id={textId}>
        <BreakableText>{text(`notification.${kind}`, params)}</BreakableText>
      </p>
      <Foot>
        <time dateTime={at}>{instant(at)}</time>
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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 32,
  ...theme.typography.caption,
  color: 'var(--mui-palette-text-secondary)',
}))
