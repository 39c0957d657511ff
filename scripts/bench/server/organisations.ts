import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { contractParts } from '../../../src/server/platform/published/check-sources.ts'
import { keepCodeIn } from '../../../src/server/platform/published/compiled-code.ts'
import { publishedFolder } from '../../../src/server/platform/published/published-at.ts'
import { publishTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import { readRuntime } from '../../../src/server/platform/published/runtime-module.ts'
import { digestOf } from '../../../src/server/platform/published/sound-declarations.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { readSources } from '../../../src/server/platform/declarations/read-sources.ts'
import { tenantJobs } from '../../../src/server/jobs/open-jobs.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import { keepFilesIn } from '../../../src/server/platform/files/file-store.ts'
import { PortalOrigins } from '../../../src/server/platform/origins.ts'
import { declaredStaff } from '../../../src/server/accounts/account-roles.ts'
import { leasedJob } from '../../../src/server/platform/jobs/leased-job.ts'
import { copyMigrated } from '../../migrated-database.ts'
import { startServerProcess } from '../../server-process.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { generatedId, generatedTenant } from '../many-tenants.ts'
import { inBenchFolder } from './bench-folder.ts'
import { cpuSeconds } from './load/cpu-seconds.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const organisations = 1000
const origins = Array.from(
  { length: organisations },
  (_none, i) => `${generatedId(i)}=https://${generatedId(i)}.example`,
).join(',')
const limits = { firstAnswer: 10, unvisited: 50, jobs: 5 }

/** Starts the built server with a thousand organisations, as a build that has checked them leaves it. */
export const organisationsBench: Bench = {
  name: 'organisations',
  title: `The start of the server with ${organisations.toLocaleString('en')} organisations, each in two languages`,
  run: () =>
    inBenchFolder(async (folder) => {
      await makeProject(folder)
      return [await memoryOf(folder), await jobsOf(folder), ...(await startOf(folder))]
    }),
}

/** A built project with generated organisations in place of the shipped ones. */
async function makeProject(folder: string): Promise<void> {
  const files = await readDeclarations(root)
  const base = bundleBase(files)
  for (const part of ['schemas', 'tenants/variants', 'dist', 'package.json']) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (let i = 0; i < organisations; i += 1) {
    await cp(join(root, 'tenants/demo/assets'), join(folder, 'tenants', generatedId(i), 'assets'), { recursive: true })
    for (const [path, content] of generatedTenant(i, files, base, ['en', 'sw'])) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), JSON.stringify(content))
    }
  }
  // The check of a thousand organisations is measured by `compose`; here it has passed.
  const stamp = `sound-${digestOf(await readSources(folder), contractParts)}`
  await writeFile(join(publishedFolder(folder), stamp), '')
}

/** Publishes the organisations of folders, with the forms that a project's build compiled. */
async function publisher(folder: string): Promise<(from: string) => Promise<PublishedTenants>> {
  const code = keepCodeIn(publishedFolder(folder))
  const runtime = await readRuntime(publishedFolder(folder))
  return async (from) => publishTenants({ files: await readDeclarations(from), code, runtime })
}

/** What organisations that nobody visits hold in memory. */
async function memoryOf(folder: string): Promise<BenchRow> {
  const publish = await publisher(folder)
  const base = await publish(root)
  const before = heapUsed()
  const many = await publish(folder)
  // The base's own files are read again, too, and count for nobody.
  const value = (heapUsed() - before) / 1000 / (many.all.length - base.all.length)
  const target = `≤ ${limits.unvisited} kB`
  return {
    label: 'memory of an organisation that nobody visits',
    value,
    unit: 'kB',
    target,
    met: value <= limits.unvisited,
  }
}

/** The processor time of one hour's jobs where no organisation has anything to remove. */
async function jobsOf(folder: string): Promise<BenchRow> {
  const dataFolder = join(folder, 'jobs')
  await copyMigrated(dataFolder)
  const database = await openDatabase({ dataFolder, databaseUrl: undefined })
  const tenants = await (await publisher(folder))(folder)
  const environment = readEnvironment({ REGALIA_MODE: 'production', DATA_DIR: dataFolder, ORIGINS: origins }, folder)
  const services = {
    database,
    tenants,
    environment,
    origins: new PortalOrigins(environment, tenants.all),
    staff: declaredStaff,
    files: keepFilesIn(dataFolder),
    now: () => new Date(),
  }
  const before = process.cpuUsage()
  for (const job of tenantJobs) {
    await leasedJob(services, job, () => undefined).runDue(new AbortController().signal)
  }
  const { user, system } = process.cpuUsage(before)
  await database.close()
  const value = (user + system) / 1e6
  const target = `≤ ${limits.jobs} s`
  return { label: 'processor time of the hourly jobs', value, unit: 's', target, met: value <= limits.jobs }
}

async function startOf(folder: string): Promise<BenchRow[]> {
  const dataFolder = join(folder, 'data')
  await copyMigrated(dataFolder)
  const variables = { NODE_ENV: 'production', REGALIA_MODE: 'production', DATABASE_URL: '', DATA_DIR: dataFolder }
  const began = performance.now()
  const server = await startServerProcess({ ...variables, ORIGINS: origins }, folder)
  try {
    await visit(server.port, 0)
    const first = (performance.now() - began) / 1000
    const cpu = await cpuSeconds(server.pid)
    const next = await timed(() => visit(server.port, organisations / 2))
    const again = await timed(() => visit(server.port, organisations / 2))
    const { firstAnswer } = limits
    return [
      {
        label: 'until the first answer',
        value: first,
        unit: 's',
        target: `≤ ${firstAnswer} s`,
        met: first <= firstAnswer,
      },
      { label: 'processor time until then', value: cpu, unit: 's' },
      { label: 'first page of another organisation', value: next, unit: 'ms', target: '≤ 500 ms', met: next <= 500 },
      { label: 'the same page again', value: again, unit: 'ms' },
    ]
  } finally {
    await server.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Reads the log-in page of an organisation. Throws when it is not there. */
async function visit(port: number, i: number): Promise<void> {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: `${generatedId(i)}.localhost` }
    const sent = request({ host: '127.0.0.1', port, path: '/', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject).end()
  })
  if (status !== 200) throw new Error(`A page of an organisation is ${status}.`)
}

function heapUsed(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
