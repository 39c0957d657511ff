import type { PasswordHasher } from './secrets/password-hasher.ts'
import type { Database } from './database/database.ts'
import type { PdfPool } from './documents/threads/pdf-pool.ts'
import type { Environment } from './environment.ts'
import type { FileStore } from './files/file-store.ts'
import type { PortalOrigins } from './origins.ts'
import type { StoredBytes } from './quotas/stored-bytes.ts'
import type { UploadsInFlight } from './quotas/uploads-in-flight.ts'
import type { PublishedTenants } from './published/published-tenants.ts'
import type { SettingsKeeper } from './settings/settings-keeper.ts'

/** What resources work with; made once per process and passed to them. */
export interface Services {
  readonly environment: Environment
  readonly database: Database
  readonly tenants: PublishedTenants
  readonly settings: SettingsKeeper
  /** Where links in messages lead. */
  readonly origins: PortalOrigins
  readonly files: FileStore
  /** What is being uploaded to this process, and what organisations keep. */
  readonly uploads: UploadsInFlight
  readonly stored: StoredBytes
  /** Draws what is printed. */
  readonly documents: PdfPool
  readonly passwords: PasswordHasher
  /** The clock. */
  readonly now: () => Date
}
