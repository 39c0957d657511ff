import { join } from 'node:path'
import { makePasswordHasher } from './accounts/password-hasher.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/database.ts'
import { saveSnapshots } from './db/save-snapshots.ts'
import { PdfPool } from './documents/threads/pdf-pool.ts'
import type { Environment } from './environment.ts'
import { keepFilesIn } from './files/file-store.ts'
import { Origins, withOriginHosts } from './origins.ts'
import { publishedAt } from './published/published-at.ts'
import type { PublishedTenants } from './published/published-tenants.ts'
import { StoredBytes } from './quotas/stored-bytes.ts'
import { UploadsInFlight } from './quotas/uploads-in-flight.ts'
import type { Services } from './services.ts'
import { SettingsKeeper } from './settings/settings-keeper.ts'

export interface OpenOptions {
  /** Given by tests, which open the database once for many servers. */
  readonly database?: Database
  readonly tenants?: PublishedTenants
  readonly now?: () => Date
}

/** Everything that the server works with: the database open and migrated, the tenants published. */
export async function openServices(environment: Environment, options: OpenOptions = {}): Promise<Services> {
  const declared = options.tenants ?? (await publishedAt(environment.root))
  const origins = new Origins(environment, declared.all)
  const tenants = withOriginHosts(declared, origins)
  const database = options.database ?? (await openDatabase(environment))
  await saveSnapshots(database, tenants)
  const settings = new SettingsKeeper(database)
  for (const tenant of tenants.all) await settings.refresh(tenant)
  return {
    environment,
    database,
    tenants,
    settings,
    origins,
    files: keepFilesIn(join(environment.dataFolder, 'files')),
    uploads: new UploadsInFlight(),
    stored: new StoredBytes(),
    documents: new PdfPool(),
    passwords: await makePasswordHasher(),
    now: options.now ?? (() => new Date()),
  }
}
