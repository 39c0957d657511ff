/** Adds the sample data to the database that the environment names; `npm start` does so by itself in demo mode. */
import { fileURLToPath } from 'node:url'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { openServices } from '../src/server/start/open-services.ts'
import { addAllSampleData } from '../src/server/start/sample-data/add-all-sample-data.ts'

keepNewFilesPrivate()
const services = await openServices(readEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url))))
try {
  await addAllSampleData(services)
} finally {
  await services.database.close()
}
