import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import VideocamOutlined from '@mui/icons-material/VideocamOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import { styled } from '@mui/material/styles'
import type { UpcomingEvent } from '../../../contract/events.ts'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { tintsOf } from '../../../renderer/feedback/state-tints.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'

interface EventBadgesProps {
  readonly page: EventsPageDefinition
  readonly event: UpcomingEvent
}

/** What kind of event it is, in the kind's colour; whether one attends it by the internet; the points it is worth. */
export function EventBadges({ page: { types, points }, event }: EventBadgesProps) {
  const text = useText()
  const { locale } = useStart().tenant
  const kind = types.find(({ type }) => type === event.eventType)
  const tints = kind && tintsOf(kind.color)
  const worth = formatNumber(event.cpdHours, locale)
  return (
    <Badges>
      {kind && tints && (
        <li>
          <Chip sx={{ background: tints.ground, color: tints.text }}>{kind.title}</Chip>
        </li>
      )}
      {event.isWebinar && (
        <li>
          <Chip>
            <VideocamOutlined aria-hidden sx={iconStyle} />
            {text('portal.events.online')}
          </Chip>
        </li>
      )}
      {event.cpdHours > 0 && (
        <li>
          <Points>
            <WorkspacePremiumOutlined aria-hidden sx={iconStyle} />
            {text('portal.events.points', { points: worth, caption: points.caption })}
          </Points>
        </li>
      )}
    </Badges>
  )
}

/** Where an event is, and who holds it. */
export function EventPlace({ event: { location, eventProviders } }: Pick<EventBadgesProps, 'event'>) {
  const text = useText()
  if (location === '' && eventProviders.length === 0) return null
  return (
    <Badges>
      {location !== '' && (
        <li>
          <Place>
            <PlaceOutlined aria-hidden sx={iconStyle} />
            <span>
              <BreakableText>{location}</BreakableText>
            </span>
          </Place>
        </li>
      )}
      {eventProviders.map(({ name }) => (
        <li key={name}>
          <span className="rg-unseen">{text('portal.events.held-by')} </span>
          <Place>
            <span>
              <BreakableText>{name}</BreakableText>
            </span>
          </Place>
        </li>
      ))}
    </Badges>
  )
}

const iconStyle = { fontSize: 16 } as const

const Badges = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignItems: 'center',
  '& > li': { display: 'flex', minWidth: 0 },
})

const Points = styled(Chip)({ background: 'var(--mui-palette-primary-soft)', color: 'var(--mui-palette-primary-text)' })

/** What an organisation writes may be longer than a line. */
const Place = styled(Chip)({ fontWeight: 500, whiteSpace: 'normal' })
