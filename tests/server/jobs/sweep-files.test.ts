import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countsOf, runJob } from './run-job.ts'
import { sweepFiles } from '../../../src/server/jobs/sweep-files.ts'
import { addSampleData } from '../../../src/server/start/sample-data/add-sample-data.ts'
import { objectIn } from '../answers.ts'
import { clearTables } from '../clear-tables.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { formOf, pdf } from '../test-files.ts'
import { makeMember } from '../test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await clearTables(server.services, ['jobs', 'members', 'users'])
  await rm(server.services.files.folder, { recursive: true, force: true })
})

const folderOf = (tenant: string) => join(server.services.files.folder, tenant)

/** The files of an organisation, by name. */
async function filesOf(tenant = 'demo'): Promise<readonly string[]> {
  const entries = await readdir(folderOf(tenant), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Makes a file some hours old. */
async function age(path: string, hours: number): Promise<void> {
  const time = new Date(server.clock.now().getTime() - hours * 3_600_000)
  await utimes(path, time, time)
}

async function leave(name: string, hours: number, tenant = 'demo'): Promise<string> {
  const path = join(folderOf(tenant), name.slice(0, 2), name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'left over')
  await age(path, hours)
  return name
}

/** An old file that a record names. */
async function upload(): Promise<{ readonly id: string; readonly path: string }> {
  const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
  const answers = { nameOfEquipment: 'TOTAL STATION', quantity: 1, remarks: 'Kept' }
  const saved = objectIn(await client.postForm('profile/facilities', formOf(answers, { ownership: pdf() })))
  const id = /[\da-f-]{36}/.exec(JSON.stringify(saved.ownership))?.[0] ?? ''
  const path = join(folderOf('demo'), id.slice(0, 2), id)
  await age(path, 1000)
  return { id, path }
}

test('removes old files that no row names, whatever left them; those of records stay', async () => {
  const { id } = await upload()
  await leave(randomUUID(), 25)
  await leave('ab-half.part', 25)
  const young = await leave(randomUUID(), 23)
  await leave(randomUUID(), 25, 'iek')
  const counts = await countsOf(server.services, sweepFiles)
  expect(counts).toEqual({ counts: { files: 4, unnamed: 2, removed: 2, missing: 0 }, ids: [] })
  expect((await filesOf()).toSorted()).toEqual([id, young].toSorted())
  expect(await filesOf('iek')).toEqual([])
})

test('has nothing to do where there is neither a file nor a row', async () => {
  await upload()
  const news = await runJob(server.services, sweepFiles)
  const reports = news.map(({ tenant, report }) => [tenant, report?.counts])
  expect(reports).toContainEqual(['demo', expect.objectContaining({ files: 1 })])
  expect(reports).toContainEqual(['iek', {}])
})

test('sweeping again removes nothing more', async () => {
  const { id } = await upload()
  await leave(randomUUID(), 25)
  await runJob(server.services, sweepFiles)
  server.clock.advance({ hours: 6 })
  expect(await countsOf(server.services, sweepFiles)).toMatchObject({ counts: { files: 1, removed: 0 } })
  expect(await filesOf()).toEqual([id])
})

test('removes more files than one batch', async () => {
  await upload()
  for (let i = 0; i < 700; i += 1) await leave(randomUUID(), 25)
  expect(await countsOf(server.services, sweepFiles)).toMatchObject({ counts: { files: 701, removed: 700 } })
})

test('reports a row whose file is missing by its id, and keeps it', async () => {
  const whole = await upload()
  const broken = await upload()
  await rm(broken.path)
  expect(await countsOf(server.services, sweepFiles)).toMatchObject({ counts: { missing: 1 }, ids: [broken.id] })
  expect(await filesOf()).toEqual([whole.id])
  const rows = await server.services.database.inTenant('demo', ({ db }) =>
    db.selectFrom('files').select('id').execute(),
  )
  expect(rows).toHaveLength(2)
})

test('removes nothing with a database that does not belong to the files', async () => {
  for (let i = 0; i < 1001; i += 1) await leave(randomUUID(), 25)
  const news = await runJob(server.services, sweepFiles)
  expect(news.find(({ tenant }) => tenant === 'demo')).toMatchObject({
    outcome: 'failed',
    error: '1001 of 1001 files are in no row. None was removed: is this the database that belongs to them?',
  })
  expect(await filesOf()).toHaveLength(1001)
})

test('sample data leaves no file behind, and loses none', async () => {
  await addSampleData(server.services)
  const before = await filesOf()
  for (const name of before) await age(join(folderOf('demo'), name.slice(0, 2), name), 25)
  expect(await countsOf(server.services, sweepFiles)).toMatchObject({
    counts: { files: before.length, removed: 0, missing: 0 },
  })
})
