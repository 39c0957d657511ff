import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The headers that every server of these calls has to allow; it does not know revisions. */
const allowedHeaders = 'authorization, content-type'

/** A response: `data`, or a refusal. */
type Answer = { readonly data: unknown } | { readonly status: number; readonly message: string }

interface Call {
  readonly query: URLSearchParams
  readonly body: string
}

const token = 'token-of-the-other-server'
const user = {
  id: '7',
  profile_id: 'P-7',
  id_number: '12345678',
  email: 'zawadi@member.example',
  phone: '0712345678',
  name: 'ZAWADI EXAMPLE',
  is_admin: false,
  is_super_admin: false,
  is_approver: false,
  type: 'Individual',
  category: 'GRADUATE',
  entitled: false,
  email_reminders: true,
  email_updates: false,
  sms_reminders: false,
  sms_updates: false,
  profile: {
    ProfileID: 'P-7',
    picture: null,
    MemberShipType: 'Individual',
    MemberNo: 'OTHER/7',
    Category: 'GRADUATE',
    Status: 'Active',
    confirmed: true,
    nameApproved: true,
    ProfileComplete: 50,
  },
}

const graduate = {
  Code: 'GRADUATE',
  Description: 'Graduate of the other server',
  categoryType: 'Individual',
  CanApply: true,
  entitled: false,
  charges: [],
}

const settings = {
  id: 'S-1',
  minor_settings: JSON.stringify({ login_caption: 'Sign in at the other server', registration: false }),
  site_installed_packages: JSON.stringify(['Profile', 'Certificate', 'MyProjects']),
  site_colors: JSON.stringify([{ colorName: 'primary', color: '#004488' }]),
}

/** An organisation's own server, which uses none of this project's code. */
export interface IndependentServer {
  readonly base: string
  /** The received calls, as `POST auth/login`. */
  readonly calls: readonly string[]
  stop(): Promise<void>
}

/** Starts it for a portal at an origin; no other origin may read its responses. */
export async function startIndependentServer(portal: () => string): Promise<IndependentServer> {
  const calls: string[] = []
  const routes = makeRoutes()
  const server = createServer((request, response) => {
    allow(response, portal())
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://other.invalid')
    const call = `${request.method} ${url.pathname.replace('/membership/v1/', '')}`
    calls.push(call)
    const isOpen = /^(POST auth\/login|GET company|GET admin\/settings|GET setup\/)/.test(call)
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const route = routes[call]
    if (!isOpen && !isKnown) return send(response, { status: 401, message: 'Sign in' })
    if (!route) return send(response, { status: 404, message: `There is no ${call}` })
    send(response, route({ query: url.searchParams, body: await bodyOf(request) }))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { base: `http://127.0.0.1:${port}/membership/v1`, calls, stop }
}

function makeRoutes(): Readonly<Record<string, (call: Call) => Answer>> {
  const contacts: object[] = []
  const notification = { id: 'n1', kind: 'names-approved', params: { names: user.name }, path: null }
  const notifications = { unread: 1, items: [{ ...notification, created_at: '2026-01-05T08:00:00Z', read_at: null }] }
  return {
    'POST auth/login': ({ body }) => {
      const { password } = JSON.parse(body) as { password: string }
      if (password === 'Right#2026') return { data: { token, user, expires_at: '2099-01-01T00:00:00Z' } }
      return { status: 422, message: 'Password must be right.  CorrelationId:  3f0a9c12-0000-4000-8000-000000000000.' }
    },
    'POST auth/logout': () => ({ data: { message: 'Signed out' } }),
    'GET auth/user': () => ({ data: user }),
    'GET company': () => ({ data: { logo: '', displayName: 'Other' } }),
    'GET admin/settings': () => ({ data: settings }),
    'GET application': () => ({ data: [] }),
    'GET notifications': () => ({ data: notifications }),
    'POST notifications/read': () => ({ data: { ...notifications, unread: 0 } }),
    'GET profile': () => ({ data: { ...user.profile, FirstName: 'ZAWADI', LastName: 'EXAMPLE', Nationality: 'KE' } }),
    'GET profile/contact': () => ({ data: contacts }),
    'POST profile/contact': ({ body }) => {
      const [, json = '{}'] = /name="data"\r\n\r\n(.*)\r\n/.exec(body) ?? []
      const contact = { ...(JSON.parse(json) as object), EntryNo: contacts.length + 1 }
      contacts.push(contact)
      return { data: contact }
    },
    'GET setup/membership-categories': () => ({ data: [graduate] }),
  }
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Headers', allowedHeaders)
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
}

function send(response: ServerResponse, answer: Answer): void {
  const [status, body] = 'data' in answer ? [200, answer] : [answer.status, { message: answer.message }]
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
