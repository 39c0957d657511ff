import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { readEnvironment } from '../platform/environment.ts'
import type { Environment } from '../platform/environment.ts'
import { keepNewFilesPrivate, openFolderWarning } from '../platform/files/private-folder.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { noticeReminder } from '../referees/reminders.ts'
import { listeningError } from './listening-error.ts'
import { openServices } from './open-services.ts'
import { addAllSampleData } from './sample-data/add-all-sample-data.ts'
import { sampleAccounts, samplePassword } from './sample-data/sample-accounts.ts'
import { describeSampleStaff } from './sample-data/sample-staff.ts'
import { sampleMembers } from './sample-data/sample-members.ts'
import type { Services } from '../platform/services.ts'
import { StartError } from '../platform/start-error.ts'
import { startWarnings } from './start-warnings.ts'

/** The project's folder: the nearest one above this file that contains declarations. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'schemas')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/** Opens everything, listens, and closes it in order on a signal. */
async function start(): Promise<void> {
  keepNewFilesPrivate()
  const environment = readEnvironment(process.env, projectRoot())
  const services = await openServices(environment)
  const lacking = environment.mode === 'sample' ? await addAllSampleData(services) : []
  const app = await buildApp(services, { level: environment.mode === 'sample' ? 'warn' : 'info' })
  const jobs = openJobs(services, app.log, noticeReminder)
  const stop = async (): Promise<void> => {
    await app.stopListening()
    await app.close()
    await jobs.stop()
    await Promise.all([services.documents.close(), services.checking.close()])
    await services.database.close()
  }
  endOnSignal(environment.timeouts.stop + slack, stop)
  for (const sentence of [...lacking, ...startWarnings(environment)]) app.log.warn(sentence)
  for (const warning of [openFolderWarning(environment.dataFolder), services.database.warning]) {
    if (warning !== undefined) app.log.warn(warning)
  }
  const { port, host } = environment
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await stop()
    throw listeningError(error, { port, host })
  })
  jobs.start()
  console.log(greeting(environment, services, portOf(app.server.address()) ?? port))
}

/** How long closing may take after the remaining responses, before the process is ended anyway; seconds. */
const slack = 15

/** Stops in order at the first signal. Ends the process at once at a second signal, or after some seconds. */
function endOnSignal(seconds: number, stop: () => Promise<void>): void {
  let isStopping = false
  const end = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), seconds * 1000).unref()
    void stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

/** The port that the system chose, where `PORT` is 0. */
const portOf = (address: AddressInfo | string | null): number | undefined =>
  typeof address === 'object' ? address?.port : undefined

/** The organisations' addresses and, with sample data, the accounts. */
function greeting({ mode }: Environment, { tenants, database }: Services, port: number): string {
  const places = tenants.all.map(({ declaration: { name, hosts } }) => {
    const host = hosts.includes('localhost') ? 'localhost' : (hosts[0] ?? '')
    return `  ${name.padEnd(34)} http://${host}:${port}/`
  })
  const kind = database.kind === 'pglite' ? 'the embedded database' : 'PostgreSQL'
  const lines = [`Regalia is running on ${kind}:`, '', ...places, '']
  if (mode === 'production') return lines.join('\n')
  const accounts = [...sampleAccounts, ...describeSampleStaff(tenants.all)].map(
    ({ email, description }) => `  ${email.padEnd(34)} ${description}`,
  )
  lines.push(`Sign in anywhere with the password ${samplePassword} as:`, '', ...accounts, '')
  const [member] = sampleMembers
  if (member) {
    const { member_no, id_number, phone, email } = member
    lines.push(`Activate the membership ${member_no}: ID ${id_number}, phone ${phone}, e-mail ${email}`, '')
  }
  lines.push(`E-mails and text messages: http://localhost:${port}/dev/outbox (each organisation has its own)`, '')
  return lines.join('\n')
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
