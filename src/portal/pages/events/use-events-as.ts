import { use, useState } from 'react'
import type { EventsAs } from '../../../generated/closed-names.ts'
import { DrawnAsContext } from '../../../renderer/tables/drawn-as.ts'

/** Under which the choice is kept, beside those of the pages with rows: a list is their table, a grid their cards. */
const page = 'events'

/** How the user sees events: as chosen last in this browser, else as the page declares. */
export function useEventsAs(declared: EventsAs): readonly [as: EventsAs, choose: (as: EventsAs) => void] {
  const place = use(DrawnAsContext)
  const [chosen, setChosen] = useState<EventsAs | undefined>(() => {
    const kept = place?.read(page)
    return kept && (kept === 'cards' ? 'grid' : 'list')
  })
  const choose = (as: EventsAs) => {
    setChosen(as)
    place?.keep(page, as === 'grid' ? 'cards' : 'table')
  }
  return [chosen ?? declared, choose]
}
