import { useRef, useState } from 'react'
import type { AdminEvent, EventsFound } from '../../../../contract/admin-events.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { FoundPage } from '../FoundPage.tsx'
import { CancelEventDialog } from './CancelEventDialog.tsx'
import { EventDialog } from './EventDialog.tsx'
import { eventsAddress } from './events-address.ts'
import { FoundEventTable } from './FoundEventTable.tsx'
import type { EventAction } from './FoundEventTable.tsx'

interface FoundEventsProps {
  readonly found: EventsFound
  readonly search: URLSearchParams
  readonly onGo: (search: URLSearchParams) => void
  /** The list has to be read again. */
  readonly onChanged: () => void
}

/** What is done with which event. */
interface ChosenEvent {
  readonly action: EventAction
  readonly event: AdminEvent
}

/** A page of the events that are sought. */
export function FoundEvents({ found, search, onGo, onChanged }: FoundEventsProps) {
  const text = useText()
  const countRef = useRef<HTMLOutputElement>(null)
  const [chosen, setChosen] = useState<ChosenEvent>()
  const { items, total, page, pages } = found
  const kind = eventsAddress.isNarrowed(search) ? 'none-such' : 'none'
  const close = () => setChosen(undefined)
  return (
    <>
      <FoundPage
        count={text('portal.admin-events.count', { count: total })}
        countRef={countRef}
        page={page}
        pages={pages}
        onPage={(next) => onGo(eventsAddress.onPage(search, next))}
      >
        {items.length === 0 ? (
          <EmptyState title={text(`portal.admin-events.${kind}`)} text={text(`portal.admin-events.${kind}-text`)} />
        ) : (
          <FoundEventTable events={items} onAct={(action, event) => setChosen({ action, event })} />
        )}
      </FoundPage>
      {chosen?.action === 'change' && <EventDialog event={chosen.event} onSaved={onChanged} onClose={close} />}
      {chosen?.action === 'cancel' && (
        <CancelEventDialog
          event={chosen.event}
          onCancelled={() => {
            close()
            onChanged()
            // The row that had the focus is gone.
            countRef.current?.focus()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
