import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addAdministrator, administratorRoles, FirmAccountError } from '../src/server/accounts/add-administrator.ts'
import { titledRoles } from '../src/server/accounts/roles.ts'
import { normaliseEmail } from '../src/server/accounts/users.ts'
import { composeEmail } from '../src/server/messages/compose-email.ts'
import { queueMessages } from '../src/server/messages/outbox.ts'
import { staffInvitation } from '../src/server/messages/staff-invitation.ts'
import { openDatabase } from '../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { PortalOrigins } from '../src/server/platform/origins.ts'
import { publishedAt } from '../src/server/platform/published/published-at.ts'
import type { PublishedTenant } from '../src/server/platform/published/published-tenant.ts'
import type { DeclaredRole } from '../src/server/platform/published/tenant-declaration.ts'
import { makePasswordHasher } from '../src/server/platform/secrets/password-hasher.ts'
import { StartError } from '../src/server/platform/start-error.ts'

/**
 * `npm run add-administrator -- <organisation> <e-mail> [--super] [--role <id>]… [--print]` makes the first
 * administrator of an organisation, or another, in the database that the server's environment variables name; with
 * `--role`, somebody with these roles of its tenant.json instead. Its owner chooses a password at a link that works
 * once, within three days: sent by e-mail where the server sends any, else, or with `--print`, shown here. Run it again
 * for another link.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

/** What the command line asks for. */
interface Wanted {
  readonly tenant: PublishedTenant
  readonly email: string
  readonly roles: readonly DeclaredRole[]
  readonly isPrinted: boolean
}

const options = {
  super: { type: 'boolean', default: false },
  print: { type: 'boolean', default: false },
  role: { type: 'string', multiple: true, default: [] as string[] },
} as const

async function run(parameters: readonly string[]): Promise<readonly string[]> {
  const { all } = await publishedAt(root)
  return add(read(parameters, all), all)
}

/** @throws StartError with how the command is used, or with the roles that there are */
function read(parameters: readonly string[], all: readonly PublishedTenant[]): Wanted {
  const { values, positionals } = parsed(parameters, all)
  const [tenantId, email = '', ...others] = positionals
  const tenant = all.find(({ id }) => id === tenantId)
  if (!tenant || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || others.length > 0) throw usage(all)
  return { tenant, email: normaliseEmail(email), roles: rolesFor(tenant, values), isPrinted: values.print }
}

function parsed(parameters: readonly string[], all: readonly PublishedTenant[]) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true })
  } catch {
    throw usage(all)
  }
}

const usage = (all: readonly PublishedTenant[]): StartError =>
  new StartError(
    'Usage: npm run add-administrator -- <organisation> <e-mail> [--super] [--role <id>]… [--print]\n' +
      `The organisations are ${all.map(({ id }) => id).join(', ')}.`,
  )

/** An administrator's roles, unless others are named. */
function rolesFor(
  { id, declaration: { roles = [] } }: PublishedTenant,
  named: { readonly super: boolean; readonly role: readonly string[] },
): readonly DeclaredRole[] {
  const unknown = named.role.find((name) => roles.every((role) => role.id !== name))
  if (unknown !== undefined) {
    const ids = roles.map((role) => role.id).join(', ')
    throw new StartError(
      `"${unknown}" is no role of ${id}. ${ids === '' ? 'It declares none.' : `Its roles are ${ids}.`}`,
    )
  }
  const administrators = named.role.length === 0 || named.super ? administratorRoles(roles, named.super) : []
  const wanted = new Set([...administrators, ...roles.filter((role) => named.role.includes(role.id))])
  if (wanted.size > 0) return [...wanted]
  throw new StartError(`No role of ${id} is that of administrators: give one "wire": "is_admin" in its tenant.json.`)
}

async function add(
  { tenant, email, roles, isPrinted }: Wanted,
  all: readonly PublishedTenant[],
): Promise<readonly string[]> {
  const environment = readEnvironment(process.env, root)
  const origin = new PortalOrigins(environment, all).of(tenant)
  const password_hash = await (await makePasswordHasher()).hash(randomBytes(32).toString('base64'))
  const isSent = environment.carriers.smtp !== undefined && !isPrinted
  const database = await openDatabase(environment)
  try {
    const link = await database.inTenant(tenant.id, async (tx) => {
      const now = new Date()
      const ids = roles.map((role) => role.id)
      const url = `${origin}/password/${await addAdministrator(tx, { email, roles: ids, password_hash }, now)}`
      if (isSent)
        await queueMessages(tx, [await composeEmail(tx, tenant, staffInvitation(tenant, email, roles, url))], now)
      return url
    })
    const titles = titledRoles(tenant, roles).map(({ title }) => title.toLowerCase())
    const added = isAdministrator(roles)
      ? `${email} is an administrator of ${tenant.declaration.name}.`
      : `${email} works for ${tenant.declaration.name} as: ${titles.join(', ')}.`
    if (isSent) return [added, 'The link at which to choose a password is sent by e-mail while the server runs.']
    return [added, 'Within three days, and once, a password can be chosen at:', link]
  } finally {
    await database.close()
  }
}

const isAdministrator = (roles: readonly DeclaredRole[]): boolean => roles.some(({ wire }) => wire === 'is_admin')

keepNewFilesPrivate()
try {
  for (const line of await run(process.argv.slice(2))) console.log(line)
} catch (error) {
  if (!(error instanceof StartError || error instanceof FirmAccountError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
