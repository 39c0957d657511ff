import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { publishedAt } from '../src/server/platform/published/published-at.ts'
import { rotateSealKey } from '../src/server/platform/secrets/seal-keys.ts'
import { rotateSigningKey } from '../src/server/platform/secrets/signing-keys.ts'
import { StartError } from '../src/server/platform/start-error.ts'

/**
 * `npm run rotate-keys -- <organisation>` gives an organisation a new key for its signed statements, and one for its
 * seals, in the database that the server's environment variables name. What earlier keys signed can still be checked.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

async function rotate([id, ...others]: readonly string[]): Promise<string> {
  const { all } = await publishedAt(root)
  const tenant = all.find((one) => one.id === id)
  if (tenant === undefined || others.length > 0) {
    const ids = all.map((one) => one.id).join(', ')
    throw new StartError(`Usage: npm run rotate-keys -- <organisation>\nThe organisations are ${ids}.`)
  }
  const database = await openDatabase(readEnvironment(process.env, root))
  try {
    const { name } = tenant.declaration
    const kid = await database.inTenant(tenant.id, async (tx) => {
      const now = new Date()
      await rotateSealKey(tx, name, now)
      return rotateSigningKey(tx, now)
    })
    return `${name} signs with the key ${kid} from now on, and seals with a new certificate.`
  } finally {
    await database.close()
  }
}

keepNewFilesPrivate()
try {
  console.log(await rotate(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
