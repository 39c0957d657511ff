/** Adds the sample accounts to the database that the environment names; `npm start` does so by itself in demo mode. */
import { fileURLToPath } from 'node:url'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { openServices } from '../src/server/start/open-services.ts'
import { addSampleData } from '../src/server/start/sample-data/add-sample-data.ts'
import { addSamplePostings } from '../src/server/start/sample-data/add-sample-postings.ts'
import { addSampleApplications } from '../src/server/start/sample-data/applications/add-sample-applications.ts'
import { addSampleUpgrades } from '../src/server/start/sample-data/applications/add-sample-upgrades.ts'

keepNewFilesPrivate()
const services = await openServices(readEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url))))
try {
  await addSampleData(services)
  await addSampleApplications(services)
  await addSamplePostings(services)
  await addSampleUpgrades(services)
} finally {
  await services.database.close()
}
