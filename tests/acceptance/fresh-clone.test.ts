import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servedConformity } from '../server/conformity/served-conformity.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: string
let server: ChildProcess | undefined
let printed = ''

/** The project's files in git, including uncommitted changes that were added; nothing built, installed or untracked. */
async function copyProject(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'regalia-clone-'))
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], { cwd: root })
}

/** Runs `npm start` first of all; resolves once it has printed the accounts. */
function npmStart(): Promise<void> {
  const environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: '0',
    npm_config_prefer_offline: 'true',
  }
  server = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  return new Promise((resolve, reject) => {
    for (const stream of [server?.stdout, server?.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('/dev/outbox')) resolve()
      })
    }
    server?.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)))
  })
}

beforeAll(async () => {
  await copyProject()
  await npmStart()
}, 900_000)

afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    process.kill(-server.pid, 'SIGTERM')
    await ended
  }
  // The server may end after `npm start`, and still write there.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})

/**
 * The printed addresses. Node does not resolve hosts below localhost, so requests go to 127.0.0.1 with a Host header.
 */
const addresses = () =>
  [...printed.matchAll(/http:\/\/([\w-]+(?:\.localhost)?):(\d+)\/$/gm)].map(([, host, port]) => ({ host, port }))

interface Asked {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

function ask(host: string | undefined, port: string | undefined, path: string, body?: object): Promise<Asked> {
  const headers = { host: `${host}:${port}`, ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

describe('npm start on a fresh clone', () => {
  test('serves every organisation at the addresses that it prints [OPS-01]', async () => {
    expect(addresses()).toHaveLength(4)
    for (const { host, port } of addresses()) {
      const { status, text } = await ask(host, port, '/')
      expect(status, host).toBe(200)
      expect(text, host).toContain('id="regalia-start"')
    }
  })

  test('lets each account that it prints log in, with the password that it prints [OPS-01 API-05]', async () => {
    const password = /with the password (\S+) as/.exec(printed)?.[1]
    const accounts = [...printed.matchAll(/^ {2}(\S+@sample\.example)/gm)].map(([, email]) => email)
    expect(accounts.length).toBeGreaterThanOrEqual(8)
    const [{ host, port } = {}] = addresses()
    const conformity = await servedConformity(`http://${host}:${port}`)
    for (const email of accounts) {
      const { status, headers, text } = await ask(host, port, '/api/auth/login', { email, password })
      expect(status, `${email}: ${text}`).toBe(200)
      conformity.demand({ method: 'POST', path: '/auth/login', status, headers, body: text })
    }
  })

  test('names the page on which somebody plays the payer, and serves it [BIL-05]', async () => {
    const [, address = ''] =
      /^M-Pesa is simulated\. Play the payer at (http:\/\/127\.0\.0\.1:\d+\/)$/m.exec(printed) ?? []
    const page = await fetch(address)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain("<h1>The payer's phone</h1>")
    expect(text).toContain('action="/paybill"')
  })
})
