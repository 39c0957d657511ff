import type { Static } from 'typebox'
import type { RegisterStatistics } from '../../contract/register-search.ts'
import type { FirmReference } from '../../contract/reference-data.ts'
import type { PasswordHasher } from './secrets/password-hasher.ts'
import type { AssetReader } from './brand/asset-reader.ts'
import type { Database } from './database/database.ts'
import type { PublicationKeeper } from './publications/publication-keeper.ts'
import type { PublicationThread } from './publications/publication-thread.ts'
import type { PdfPool } from './documents/threads/pdf-pool.ts'
import type { Environment } from './environment.ts'
import type { FileStore } from './files/file-store.ts'
import type { PortalOrigins } from './origins.ts'
import type { StoredBytes } from './quotas/stored-bytes.ts'
import type { UploadsInFlight } from './quotas/uploads-in-flight.ts'
import type { PublishedTenants } from './published/published-tenants.ts'
import type { RecentReads } from './recent-reads.ts'
import type { Snapshots } from './published/snapshots.ts'
import type { SettingsKeeper } from './settings/settings-keeper.ts'
import type { StaffRoles } from './staff-roles.ts'
import type { SheetWriter } from './sheets/sheet-writer.ts'

/** What the resources need; created once per process and passed to them. */
export interface Services {
  readonly environment: Environment
  readonly database: Database
  readonly tenants: PublishedTenants
  readonly settings: SettingsKeeper
  readonly snapshots: Snapshots
  /** What administrators published last. */
  readonly publications: PublicationKeeper
  /** Checks and compiles what administrators change. */
  readonly checking: PublicationThread
  /** The origins of links in messages. */
  readonly origins: PortalOrigins
  readonly files: FileStore
  /** Files of organisations, such as their logos. */
  readonly assets: AssetReader
  /** Current uploads to this process, and the stored bytes of organisations. */
  readonly uploads: UploadsInFlight
  readonly stored: StoredBytes
  /** Draws PDF documents. */
  readonly documents: PdfPool
  /** Writes spreadsheets. */
  readonly sheets: SheetWriter
  readonly passwords: PasswordHasher
  /** Recent searches of member firms. */
  readonly firms: RecentReads<readonly FirmReference[]>
  /** Recent statistics of the public registers. */
  readonly register: RecentReads<Static<typeof RegisterStatistics>>
  /** Who of an organisation's staff has which role. */
  readonly staff: StaffRoles
  /** The clock. */
  readonly now: () => Date
}
