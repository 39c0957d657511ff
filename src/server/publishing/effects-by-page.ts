import { noEffects } from '../../engine/publication/record-effects.ts'
import type { GroupEffects } from '../../engine/publication/record-effects.ts'
import type { Database } from '../platform/database/database.ts'
import type { NarrowedRead, PersonRead, PublicationJob } from '../platform/publications/publication-job.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import { peopleWithRecords } from './people-with-records.ts'
import type { PeoplePage, PeopleRead } from './people-with-records.ts'
import { workInPages } from './work-in-pages.ts'

/** The records of how many people are one piece of work for the thread. Requests of others go between. */
const portion = 1000

/** Before every id of a profile. */
const firstProfile = '00000000-0000-0000-0000-000000000000'

interface PagingServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
}

/** A change of a section, and what is read of people to judge it. */
export interface PagedChange {
  readonly job: Omit<Extract<PublicationJob, { kind: 'count' }>, 'kind' | 'people'>
  readonly read: PersonRead
  /** What decides whether the change can do something to somebody's records, where that is less. */
  readonly narrowed: NarrowedRead | undefined
  /** Called with each page with how many records are judged; what it throws ends the work. */
  readonly report: (done: number) => Promise<void>
}

/** The effects of a change on all records of a section, page after page of the people who have any. */
export function effectsByPage(services: PagingServices, change: PagedChange): Promise<readonly GroupEffects[]> {
  const paged = new PagedEffects(services, change)
  return workInPages(paged.pages(), (page) => paged.effectsOf(page))
}

interface ReadPage extends PeoplePage {
  /** Whether no more is read of the people than what decides whether the change can do something to their records. */
  readonly isNarrow: boolean
}

class PagedEffects {
  readonly #services: PagingServices
  readonly #change: PagedChange
  #done = 0
  /** Of so many people the narrow page was read, and of so many of them the rest. */
  #looked = 0
  #touched = 0

  constructor(services: PagingServices, change: PagedChange) {
    this.#services = services
    this.#change = change
  }

  async *pages(): AsyncGenerator<ReadPage> {
    const { read, narrowed, report } = this.#change
    let last = firstProfile
    for (let isLast = false; !isLast;) {
      // Where most people are touched, reading them twice takes longer than reading all of them at once.
      const isNarrow = narrowed !== undefined && this.#touched * 2 <= this.#looked
      const wanted = isNarrow ? narrowed : { read }
      const [page] = await Promise.all([
        this.#people({ ...wanted, of: { after: last, limit: portion } }),
        report(this.#done),
      ])
      if (page.last !== null) yield { ...page, isNarrow }
      isLast = page.last === null || page.found < portion
      last = page.last ?? last
    }
  }

  async effectsOf(page: ReadPage): Promise<GroupEffects> {
    const effects = page.isNarrow ? await this.#ofTouched(page) : await this.#ofAll(page)
    this.#done += effects.records
    return effects
  }

  /** Of people to whose records the change can do nothing, no more is read. */
  async #ofTouched({ people, found }: PeoplePage): Promise<GroupEffects> {
    const { job, read } = this.#change
    const { records, owners } = await this.#services.checking.do({ kind: 'touched', ...job, people })
    this.#looked += found
    this.#touched += owners.length
    const none = { ...noEffects, records, asked: [] }
    if (owners.length === 0) return none
    const whole = await this.#people({ read, of: { profiles: owners } })
    // Somebody may have removed their records since.
    return whole.last === null ? none : { ...(await this.#ofAll(whole)), records }
  }

  #ofAll({ people }: Pick<PeoplePage, 'people'>): Promise<GroupEffects> {
    return this.#services.checking.do({ kind: 'count', ...this.#change.job, people })
  }

  #people(wanted: PeopleRead): Promise<PeoplePage> {
    const { tenant, document } = this.#change.job
    return this.#services.database.inTenant(tenant, (tx) => peopleWithRecords(tx, document, wanted))
  }
}
