import { join } from 'node:path'
import { declaredStaff } from '../accounts/account-roles.ts'
import { makePasswordHasher } from '../platform/secrets/password-hasher.ts'
import { assetReader } from '../platform/brand/asset-reader.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Database } from '../platform/database/database.ts'
import { PdfPool } from '../platform/documents/threads/pdf-pool.ts'
import type { Environment } from '../platform/environment.ts'
import { keepFilesIn } from '../platform/files/file-store.ts'
import { PublicationKeeper } from '../platform/publications/publication-keeper.ts'
import { PublicationThread } from '../platform/publications/publication-thread.ts'
import { PortalOrigins, withOriginHosts } from '../platform/origins.ts'
import { publishedAt } from '../platform/published/published-at.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { RecentReads } from '../platform/recent-reads.ts'
import { Snapshots } from '../platform/published/snapshots.ts'
import { StoredBytes } from '../platform/quotas/stored-bytes.ts'
import { UploadsInFlight } from '../platform/quotas/uploads-in-flight.ts'
import type { Services } from '../platform/services.ts'
import { SettingsKeeper } from '../platform/settings/settings-keeper.ts'
import type { StaffRoles } from '../platform/staff-roles.ts'
import { SheetWriter } from '../platform/sheets/sheet-writer.ts'

/** How long found firms are used again; milliseconds. Of all organisations' searches this many are kept, 5 kB each. */
const firmsFresh = 30_000
const firmSearchesKept = 500

/** The same for statistics of registers, of which an organisation has one. */
const statisticsFresh = 60_000
const statisticsKept = 2000

export interface OpenOptions {
  /** For tests, which share one database between many servers. */
  readonly database?: Database
  readonly tenants?: PublishedTenants
  readonly now?: () => Date
  readonly staff?: StaffRoles
}

/** Opens everything that the server needs: migrates the database and publishes the tenants. */
export async function openServices(environment: Environment, options: OpenOptions = {}): Promise<Services> {
  const declared = options.tenants ?? (await publishedAt(environment.root))
  const origins = new PortalOrigins(environment, declared.all)
  const database = options.database ?? (await openDatabase(environment))
  const checking = new PublicationThread(declared)
  const publications = new PublicationKeeper(database, declared, checking)
  const tenants: PublishedTenants = {
    ...withOriginHosts(declared, origins),
    inForce: (tenant, patience) => publications.inForce(tenant, patience),
  }
  return {
    environment,
    database,
    tenants,
    settings: new SettingsKeeper(database),
    snapshots: new Snapshots(database),
    publications,
    checking,
    origins,
    files: keepFilesIn(join(environment.dataFolder, 'files')),
    assets: assetReader(environment.root, database),
    uploads: new UploadsInFlight(),
    stored: new StoredBytes(),
    documents: new PdfPool(),
    sheets: new SheetWriter(),
    passwords: await makePasswordHasher(),
    firms: new RecentReads(firmsFresh, firmSearchesKept),
    register: new RecentReads(statisticsFresh, statisticsKept),
    staff: options.staff ?? declaredStaff,
    now: options.now ?? (() => new Date()),
  }
}
