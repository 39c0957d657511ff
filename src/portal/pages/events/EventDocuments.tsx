import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Download from '@mui/icons-material/Download'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { UpcomingEvent } from '../../../contract/events.ts'
import type { EventsPageDefinition } from '../../../engine/document/events-page.ts'
import { canPreview, eventDocumentAddress } from '../../../engine/page/event-document.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'

interface EventDocumentsProps {
  readonly page: EventsPageDefinition
  readonly event: UpcomingEvent
}

/** The documents of an event: those that browsers show open in a new tab, and the others are downloaded. */
export function EventDocuments({ page, event }: EventDocumentsProps) {
  const text = useText()
  const { sites } = useStart().tenant
  const base = page.documents !== undefined && Object.hasOwn(sites, page.documents) ? sites[page.documents] : undefined
  const offered = event.documents.flatMap(({ name, path }) => {
    const address = eventDocumentAddress(base ?? '', path)
    return address === undefined ? [] : [{ name, path, address }]
  })
  if (offered.length === 0) return null
  return (
    <List aria-label={text('portal.events.documents')}>
      {offered.map(({ name, path, address }) => {
        const isShown = canPreview(path)
        const does = text(isShown ? 'portal.events.preview' : 'portal.events.download')
        return (
          <li key={path}>
            <MuiLink
              href={address}
              rel="noopener noreferrer"
              {...(isShown ? { target: '_blank' } : { download: true })}
              aria-label={`${does}: ${name}`}
            >
              {isShown ? <DescriptionOutlined aria-hidden /> : <Download aria-hidden />}
              <span>
                <BreakableText>{name}</BreakableText>
              </span>
            </MuiLink>
          </li>
        )
      })}
    </List>
  )
}

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 28 },
  '& svg': { fontSize: 18, flexShrink: 0 },
})
