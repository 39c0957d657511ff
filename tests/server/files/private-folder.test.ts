import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeManyMembers } from '../../../scripts/bench/server/many-members.ts'
import { startProductionServer } from '../../../scripts/production-server.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { keepPrivate, openFolderWarning } from '../../../src/server/platform/files/private-folder.ts'
import { projectRoot } from '../start-test-server.ts'
import { makeTestPlace } from '../test-database.ts'
import type { TestPlace } from '../test-database.ts'
import { formOf, pdf } from '../test-files.ts'

/** The folders and files in a folder, including itself, with a mode other than 700 or 600. */
async function openIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  const found = await Promise.all(
    paths.map(async (path) => {
      const stat = await lstat(path)
      const mode = (stat.mode & 0o777).toString(8)
      return mode === (stat.isDirectory() ? '700' : '600') ? [] : [`${relative(folder, path)} ${mode}`]
    }),
  )
  return found.flat()
}

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Modes as with the usual umask. */
async function openEverything(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openEverything(path)
    else await chmod(path, 0o644)
  }
}

async function run(script: string, args: readonly string[], { dataFolder, databaseUrl = '' }: TestPlace) {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }
  const command = ['--import', 'tsx', script, ...args]
  const child = spawn(process.execPath, command, { cwd: projectRoot, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code]: unknown[] = await once(child, 'exit')
  return code
}

async function upload(address: string, token: string): Promise<number> {
  const body = formOf({ nameOfEquipment: 'TOTAL STATION', quantity: 1, remarks: 'Kept' }, { ownership: pdf() })
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${address}/api/profile/facilities`, { method: 'POST', headers, body })).status
}

const csv = [
  'member_no,first_name,second_name,last_name,id_number,email,phone,category,status,registration_date',
  'M77,ANNE,,SAMPLE,7777777,anne@sample.example,0700000077,GRADUATE,Active,2020-01-31',
].join('\n')

test('only the server’s user can read its files: new, repaired at a start, uploaded and imported', async () => {
  const place = await makeTestPlace()
  onTestFinished(() => place.drop())
  const prepared = await openDatabase(place)
  const [token = ''] = await makeManyMembers(prepared, 1, new Date(), { type: 'Corporate' })
  await prepared.close()
  await mkdir(join(place.dataFolder, 'files', 'demo', '0a'), { recursive: true })
  await writeFile(join(place.dataFolder, 'files', 'demo', '0a', 'old'), 'of an earlier version')
  await openEverything(place.dataFolder)

  const server = await startProductionServer(place)
  try {
    expect(await openIn(place.dataFolder)).toEqual([])
    expect(await upload(server.address, token)).toBe(200)
    expect(await openIn(place.dataFolder)).toEqual([])
    expect(await filesIn(place.dataFolder)).toHaveLength(2)
  } finally {
    await server.kill()
  }

  const file = join(await mkdtemp(join(tmpdir(), 'regalia-csv-')), 'members.csv')
  await writeFile(file, csv)
  expect(await run('scripts/import-members.ts', ['demo', file], place)).toBe(0)
  expect(await openIn(place.dataFolder)).toEqual([])
}, 240_000)

test('a new embedded database that an import makes is its user’s alone', async () => {
  const dataFolder = join(await mkdtemp(join(tmpdir(), 'regalia-new-')), 'data')
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  const file = join(await mkdtemp(join(tmpdir(), 'regalia-csv-')), 'members.csv')
  await writeFile(file, csv)
  const place = { dataFolder, databaseUrl: undefined, drop: async () => undefined }
  expect(await run('scripts/import-members.ts', ['demo', file], place)).toBe(0)
  expect(await openIn(dataFolder)).toEqual([])
}, 240_000)

test('a folder that stays open causes a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'regalia-open-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o750)
  expect(openFolderWarning(folder)).toContain(folder)
  await keepPrivate(folder)
  expect(openFolderWarning(folder)).toBeUndefined()
})
