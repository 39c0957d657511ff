import type { Database } from '../database/database.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { within } from '../within.ts'
import { readSettings } from './read-settings.ts'
import type { SettingsInForce } from './read-settings.ts'

/** The longest time before settings are read again. Saved settings apply on every server within twice that [OPS-03]. */
const freshMilliseconds = 1000
/** How long a visitor waits for newer settings. */
const patienceMilliseconds = 250

interface Copy {
  readonly inForce: SettingsInForce
  readonly readAt: number
}

/**
 * The settings that pages for visitors show: a copy in memory, read again on request once it is older than a second.
 * While the database is slow or away the copy stays; without a copy the declared settings apply.
 */
export class SettingsKeeper {
  private readonly copies = new Map<string, Copy>()
  private readonly readings = new Map<string, Promise<SettingsInForce>>()

  /** @param clock a monotonic clock; milliseconds */
  constructor(
    private readonly database: Pick<Database, 'inTenant'>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  async inForce(tenant: PublishedTenant): Promise<SettingsInForce> {
    const copy = this.copies.get(tenant.id)
    if (copy && this.clock() - copy.readAt < freshMilliseconds) return copy.inForce
    // A request during another request's read does not wait for it.
    if (this.readings.has(tenant.id)) return this.known(tenant)
    return within(patienceMilliseconds, this.refresh(tenant), () => this.known(tenant))
  }

  /** Reads the settings again, e.g. after they were saved. */
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
