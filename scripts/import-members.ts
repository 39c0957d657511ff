import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { todayIn } from '../src/engine/format/today-in.ts'
import { openDatabase } from '../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../src/server/platform/environment.ts'
import { keepNewFilesPrivate } from '../src/server/platform/files/private-folder.ts'
import { importMembers } from '../src/server/members/import-members.ts'
import { CsvError, readCsv } from '../src/server/imports/files/read-csv.ts'
import { brokenCsv } from '../src/server/imports/row-problem.ts'
import { readMemberRows } from '../src/server/members/read-member-rows.ts'
import type { MemberRows } from '../src/server/members/read-member-rows.ts'
import { publishedAt } from '../src/server/platform/published/published-at.ts'
import { translateMessage } from '../src/server/platform/texts/translate-message.ts'
import type { PublishedTenant } from '../src/server/platform/published/published-tenant.ts'

/**
 * `npm run import-members -- <tenant> <file.csv>` imports members into an organisation's register, in the database that
 * the server's environment variables name (DATABASE_URL or DATA_DIR; the embedded database must not be in use). If any
 * row is wrong, nothing is imported and every wrong row is listed. Importing again changes only what differs in the
 * file; members who have activated their accounts are not changed.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

async function run([tenantId = '', path]: readonly string[]): Promise<number> {
  const tenants = (await publishedAt(root)).all
  const tenant = tenants.find(({ id }) => id === tenantId)
  if (!tenant || path === undefined) {
    const ids = tenants.map(({ id }) => id).join(', ')
    return fail([`Usage: npm run import-members -- <tenant> <file.csv>`, `The tenants are ${ids}.`])
  }
  const read = readMembers(await readUtf8(path), tenant)
  if (read.problems.length === 0) return save(tenant, read)
  const lines = read.problems.map(({ line, column, message }) => {
    const what = translateMessage(tenant, message)
    return `${path}:${line} ${column === null ? what : `${column}: ${what}`}`
  })
  return fail([...lines, 'Nothing was imported.'])
}

function readMembers(text: string, tenant: PublishedTenant): MemberRows {
  try {
    return readMemberRows(readCsv(text), tenant, todayIn(tenant.declaration.timeZone, new Date()))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { members: [], problems: [brokenCsv(error.line)], hasColumns: false }
  }
}

async function readUtf8(path: string): Promise<string> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${path} is not UTF-8. Nothing was imported.`)
  }
}

async function save({ id }: PublishedTenant, { members }: MemberRows): Promise<number> {
  const database = await openDatabase(readEnvironment(process.env, root))
  try {
    const { added, changed, unchanged, activated } = await database.inTenant(id, (tx) => importMembers(tx, members))
    console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${activated} left alone (activated).`)
    return 0
  } finally {
    await database.close()
  }
}

function fail(lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 1
}

keepNewFilesPrivate()
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.exitCode = fail([error.message])
}
