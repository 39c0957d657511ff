import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../production-server.ts'
import type { ServerProcess } from '../../server-process.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { makeManyMembers } from './many-members.ts'

const uploads = 20
/** The size limit of a file; bytes. */
const fileSize = 9_999_999
const chunk = Buffer.alloc(64 * 1024, 'file ')
/** How often the server's memory is sampled; milliseconds. */
const interval = 5

/**
 * How far the server's resident memory grows while files arrive at once, each a part of form data, which it streams to
 * disk.
 */
export const uploadFilesBench: Bench = {
  name: 'uploads',
  title: `${uploads} uploads of 10 MB at once to POST profile/facilities`,
  run: () => inBenchFolder(measure),
}

async function measure(folder: string): Promise<BenchRow[]> {
  const place = { dataFolder: folder, databaseUrl: undefined }
  const database = await openDatabase(place)
  const tokens = await makeManyMembers(database, uploads, new Date(), { type: 'Corporate' })
  await database.close()
  const server = await startProductionServer(place)
  try {
    // One upload first, so that the cost of the server's first one is not counted.
    for (const token of tokens.slice(0, 1)) await upload(server, token)
    const before = await residentMemory(server)
    const began = performance.now()
    const peak = await peakWhile(server, Promise.all(tokens.map((token) => upload(server, token))))
    const grown = peak - before
    return [
      { label: 'resident before', value: before, unit: 'MB' },
      { label: 'resident at the peak', value: peak, unit: 'MB' },
      { label: 'growth', value: grown, unit: 'MB', target: '< 60 MB', met: grown < 60 },
      { label: 'all saved', value: performance.now() - began, unit: 'ms' },
    ]
  } finally {
    await server.stop()
  }
}

/** The highest sample until some work ends; megabytes. */
async function peakWhile(server: ServerProcess, work: Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const done = work.finally(() => ended.abort())
  let peak = 0
  while (!ended.signal.aborted) {
    peak = Math.max(peak, await residentMemory(server))
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  await done
  return peak
}

/** The memory of the server's process, as Linux reports it; megabytes. */
async function residentMemory({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  if (kilobytes === undefined) throw new Error('The memory of the server cannot be read.')
  return Number(kilobytes) / 1024
}

const boundary = 'part-of-the-bench'
const partHead = (disposition: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`

function* body(): Generator<Buffer> {
  const answers = JSON.stringify({ nameOfEquipment: 'TOTAL STATION', quantity: 1, remarks: 'Measured' })
  yield Buffer.from(`${partHead('name="data"')}\r\n${answers}\r\n`)
  yield Buffer.from(
    `${partHead('name="ownership"; filename="proof.bin"')}content-type: application/octet-stream\r\n\r\n`,
  )
  for (let sent = 0; sent < fileSize; sent += chunk.length)
    yield chunk.subarray(0, Math.min(chunk.length, fileSize - sent))
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

async function upload({ port }: ServerProcess, token: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const call = request({ port, host: '127.0.0.1', path: '/api/profile/facilities', method: 'POST', headers })
  const answered = new Promise<{ readonly status: number | undefined; readonly answer: string }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, answer }), reject)
    })
  })
  await pipeline(body(), call)
  const { status, answer } = await answered
  if (status !== 200) throw new Error(`An upload was answered with ${status}: ${answer}`)
}
