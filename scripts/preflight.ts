import { fileURLToPath } from 'node:url'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { StartError } from '../src/server/platform/start-error.ts'
import { preflight } from '../src/server/start/preflight.ts'

/** What `npm start` does first: says what is missing around the server before anything is built. */
keepNewFilesPrivate()
try {
  await preflight(readEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url))))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
