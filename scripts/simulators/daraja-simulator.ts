import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { payerOf, isPayerAct, payerActs } from './payers.ts'
import type { Payer } from './payers.ts'
import { payerPage } from './payer-page.ts'
import { callbackBody, sendCallback } from './send-callback.ts'
import type { Push } from './send-callback.ts'

export interface SimulatorOptions {
  readonly port?: number
  /** How long a payer takes, and the provider with what comes late; milliseconds. */
  readonly delay?: number
  readonly late?: number
}

/** A provider that speaks Daraja on this machine, and the requests that it got. */
export interface DarajaSimulator {
  readonly address: string
  readonly pushes: readonly Push[]
  /** Decides for the payer, and sends the messages of it. Resolves once the server has taken them. */
  decide(push: Push, payer: Payer): Promise<void>
  /** Ends the token that is valid. */
  endToken(): void
  close(): Promise<void>
}

/** The keys that it accepts. */
export const simulatorKeys = { shortcode: '174379', passkey: 'sample-passkey', key: 'sample-key', secret: 'sample' }

/** The variables with which a server talks to it, for some organisations. */
export function simulatorVariables(address: string, organisations: readonly string[]) {
  const { shortcode, passkey, key, secret } = simulatorKeys
  const keys = organisations.map((id) => `${id}=${shortcode}:${passkey}:${key}:${secret}`)
  return { MPESA_URL: address, MPESA_KEYS: keys.join(',') }
}

const tokenSeconds = 3599

/** Starts it on the loopback interface alone. */
export async function startDarajaSimulator({
  port = 0,
  delay = 2000,
  late = 20_000,
}: SimulatorOptions = {}): Promise<DarajaSimulator> {
  const pushes: Push[] = []
  const timers = new Set<NodeJS.Timeout>()
  let token = ''

  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer)
  }

  async function decide(push: Push, { code, callback = 'once' }: Payer): Promise<void> {
    if (code === undefined) return
    const send = (body: object) => sendCallback(push.callback, body)
    if (callback === 'forged-first') {
      await sendCallback(push.callback.replace(/[^/]+$/, 'forged'), callbackBody(push, '0'))
      await send(callbackBody(push, '0'))
    }
    push.code = code
    if (callback === 'lost') return
    await send(callbackBody(callback === 'other-amount' ? { ...push, amount: 1 } : push, code))
    if (callback === 'twice') await send(callbackBody(push, code))
  }

  async function takePush(body: Record<string, unknown>): Promise<object> {
    const id = `ws_CO_${Date.now()}${randomBytes(4).toString('hex')}`
    const push: Push = {
      id,
      merchant: randomBytes(6).toString('hex'),
      phone: String(body['PhoneNumber']),
      amount: Number(body['Amount']),
      callback: String(body['CallBackURL']),
      receipt: `T${randomBytes(5).toString('hex').toUpperCase().slice(0, 9)}`,
    }
    pushes.unshift(push)
    const payer = payerOf(push.phone)
    if (payer.callback === 'before-answer') await decide(push, payer)
    else after(payer.callback === 'late' ? late : delay, () => void (push.code === undefined && decide(push, payer)))
    return {
      MerchantRequestID: push.merchant,
      CheckoutRequestID: id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    }
  }

  function query(body: Record<string, unknown>): readonly [number, object] {
    const { code } = pushes.find(({ id }) => id === body['CheckoutRequestID']) ?? {}
    if (code === undefined) return [500, fault('500.001.1001', 'The transaction is being processed')]
    return [200, { ResponseCode: '0', ResultCode: code, CheckoutRequestID: body['CheckoutRequestID'] }]
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', 'http://simulator')
    const sent = await textOfBody(asked)
    if (asked.method === 'GET' && pathname === '/') return send(response, 200, payerPage(pushes))
    if (pathname.startsWith('/payer/')) return playPayer(pathname, sent, response)
    if (pathname === '/oauth/v1/generate') {
      const { key, secret } = simulatorKeys
      const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
      if (asked.headers.authorization !== basic) return send(response, 400, fault('400.008.01', 'Invalid Auth'))
      token = randomBytes(14).toString('hex')
      return send(response, 200, { access_token: token, expires_in: String(tokenSeconds) })
    }
    if (asked.headers.authorization !== `Bearer ${token}`) {
      return send(response, 404, fault('404.001.03', 'Invalid Access Token'))
    }
    const body: Record<string, unknown> = JSON.parse(sent)
    if (pathname === '/mpesa/stkpushquery/v1/query') return send(response, ...query(body))
    if (pathname !== '/mpesa/stkpush/v1/processrequest') return send(response, 404, fault('404', 'Unknown'))
    const { push } = payerOf(String(body['PhoneNumber']))
    if (push === 'token-over' && !refused.has(String(body['CallBackURL']))) {
      refused.add(String(body['CallBackURL']))
      token = ''
      return send(response, 404, fault('404.001.03', 'Invalid Access Token'))
    }
    const taken = await takePush(body)
    if (push !== 'silent') send(response, 200, taken)
  }

  /** The requests whose token it has refused once. */
  const refused = new Set<string>()

  async function playPayer(pathname: string, sent: string, response: ServerResponse): Promise<void> {
    const push = pushes.find(({ id }) => pathname === `/payer/${id}`)
    const act = new URLSearchParams(sent).get('act') ?? ''
    if (push && push.code === undefined && isPayerAct(act)) {
      const payer: Payer = payerActs[act]
      after(payer.callback === 'late' ? late : 0, () => void decide(push, payer))
    }
    response.writeHead(303, { location: '/' }).end()
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => send(response, 400, fault('400.002.02', 'Bad Request')))
  })
  const listening = await listen(server, port)
  return {
    address: `http://127.0.0.1:${listening}`,
    pushes,
    decide,
    endToken: () => void (token = ''),
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const fault = (errorCode: string, errorMessage: string) => ({ requestId: 'simulated', errorCode, errorMessage })

function send(response: ServerResponse, status: number, body: object | string): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
  response.end(isPage ? body : JSON.stringify(body))
}

async function textOfBody(asked: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of asked) text += String(part)
  return text
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
