import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { addAdministrator, FirmAccountError } from '../src/server/accounts/add-administrator.ts'
import { normaliseEmail } from '../src/server/accounts/users.ts'
import { composeEmail } from '../src/server/messages/compose-email.ts'
import { queueMessages } from '../src/server/messages/outbox.ts'
import { openDatabase } from '../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { PortalOrigins } from '../src/server/platform/origins.ts'
import { publishedAt } from '../src/server/platform/published/published-at.ts'
import type { PublishedTenant } from '../src/server/platform/published/published-tenant.ts'
import { makePasswordHasher } from '../src/server/platform/secrets/password-hasher.ts'
import { StartError } from '../src/server/platform/start-error.ts'

/**
 * `npm run add-administrator -- <organisation> <e-mail> [--super] [--print]` makes the first administrator of an
 * organisation, or another, in the database that the server's environment variables name. Its owner chooses a password
 * at a link that works once, within three days: sent by e-mail where the server sends any, else, or with `--print`,
 * shown here. Run it again for another link.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

async function run(parameters: readonly string[]): Promise<readonly string[]> {
  const flags = new Set(parameters.filter((parameter) => parameter.startsWith('--')))
  const [tenantId, email = ''] = parameters.filter((parameter) => !flags.has(parameter))
  const { all } = await publishedAt(root)
  const tenant = all.find(({ id }) => id === tenantId)
  const isKnown = [...flags].every((flag) => flag === '--super' || flag === '--print')
  if (!tenant || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !isKnown) {
    const ids = all.map(({ id }) => id).join(', ')
    throw new StartError(
      `Usage: npm run add-administrator -- <organisation> <e-mail> [--super] [--print]\nThe organisations are ${ids}.`,
    )
  }
  return add(tenant, normaliseEmail(email), flags, all)
}

async function add(
  tenant: PublishedTenant,
  email: string,
  flags: ReadonlySet<string>,
  all: readonly PublishedTenant[],
): Promise<readonly string[]> {
  const environment = readEnvironment(process.env, root)
  const origin = new PortalOrigins(environment, all).of(tenant)
  const password_hash = await (await makePasswordHasher()).hash(randomBytes(32).toString('base64'))
  const isSent = environment.carriers.smtp !== undefined && !flags.has('--print')
  const database = await openDatabase(environment)
  try {
    const link = await database.inTenant(tenant.id, async (tx) => {
      const now = new Date()
      const code = await addAdministrator(tx, { email, isSuper: flags.has('--super'), password_hash }, now)
      const url = `${origin}/password/${code}`
      if (!isSent) return url
      const content = { recipient: email, kind: 'administrator-added', params: {}, link: url } as const
      await queueMessages(tx, [await composeEmail(tx, tenant, content)], now)
      return url
    })
    const added = `${email} is an administrator of ${tenant.declaration.name}.`
    if (isSent) return [added, 'The link at which to choose a password is sent by e-mail while the server runs.']
    return [added, 'Within three days, and once, a password can be chosen at:', link]
  } finally {
    await database.close()
  }
}

keepNewFilesPrivate()
try {
  for (const line of await run(process.argv.slice(2))) console.log(line)
} catch (error) {
  if (!(error instanceof StartError || error instanceof FirmAccountError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
