import type { Database } from '../database/database.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { readSettings } from './read-settings.ts'
import type { SettingsInForce } from './read-settings.ts'

/** How old the shown settings may be. Published settings apply on every server within two of these [OPS-03]. */
const freshMilliseconds = 1000
/** How long a visitor waits for the database to say whether there are newer ones. */
const patienceMilliseconds = 250

interface Copy {
  readonly inForce: SettingsInForce
  readonly readAt: number
}

/**
 * The settings of each organisation as pages for visitors show them: a copy in memory, read again when it is needed
 * and older than a second. While the database is away, or slow, the copy stays; where there is none, what is declared.
 */
export class SettingsKeeper {
  private readonly copies = new Map<string, Copy>()
  private readonly readings = new Map<string, Promise<SettingsInForce>>()

  /** @param clock milliseconds that only go forward */
  constructor(
    private readonly database: Pick<Database, 'inTenant'>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  async inForce(tenant: PublishedTenant): Promise<SettingsInForce> {
    const copy = this.copies.get(tenant.id)
    if (copy && this.clock() - copy.readAt < freshMilliseconds) return copy.inForce
    // Whoever comes while another's reading is under way does not wait for it.
    if (this.readings.has(tenant.id)) return this.known(tenant)
    return within(patienceMilliseconds, this.refresh(tenant), () => this.known(tenant))
  }

  /** Reads them anew, e.g. after they were saved here. */
  refresh(tenant: PublishedTenant): Promise<SettingsInForce> {
    const reading = this.read(tenant).finally(() => this.readings.delete(tenant.id))
    this.readings.set(tenant.id, reading)
    return reading
  }

  private async read(tenant: PublishedTenant): Promise<SettingsInForce> {
    const inForce = await this.database
      .inTenant(tenant.id, (tx) => readSettings(tx, tenant))
      .catch(() => this.known(tenant))
    this.copies.set(tenant.id, { inForce, readAt: this.clock() })
    return inForce
  }

  private known(tenant: PublishedTenant): SettingsInForce {
    return this.copies.get(tenant.id)?.inForce ?? { id: 'declared', settings: tenant.declaration.settings }
  }
}

/** The outcome of work, or another when it takes longer; the work goes on. */
async function within<Value>(milliseconds: number, work: Promise<Value>, otherwise: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
