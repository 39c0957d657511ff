import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { keptList } from './kept-list.ts'
import { payerOf, isPayerAct, payerActs } from './payers.ts'
import type { Payer } from './payers.ts'
import { openSimulatedPaybill, paybillActs } from './paybill.ts'
import type { SimulatedPaybill } from './paybill.ts'
import { payerPage } from './payer-page.ts'
import { darajaFault, refusedRequest } from './refuse-request.ts'
import { reversalSimulator, simulatorInitiator } from './reversal-simulator.ts'
import type { SimulatedReversal } from './reversal-simulator.ts'
import { callbackBody, sendCallback } from './send-callback.ts'
import type { Push } from './send-callback.ts'
import { sendAnswer as send, serveSimulated, textOfBody } from './serve-simulated.ts'
import { simulatedTokens } from './simulated-tokens.ts'

export interface SimulatorOptions {
  readonly port?: number
  /** How long a payer takes, and the provider with what comes late; milliseconds. */
  readonly delay?: number
  readonly late?: number
  /** Where it keeps the requests for money, so that another process goes on with them; nowhere by default. */
  readonly file?: string | undefined
  /** The time in its books. */
  readonly now?: () => Date
}

/** A provider that speaks Daraja on this machine, and the requests that it got. */
export interface DarajaSimulator {
  readonly address: string
  readonly pushes: readonly Push[]
  readonly reversals: readonly SimulatedReversal[]
  /** Where payers send money by themselves. */
  readonly paybill: SimulatedPaybill
  /** Decides for the payer, once, and sends the messages of it. Resolves once the server has taken them. */
  decide(push: Push, payer: Payer): Promise<void>
  /** The questions that it takes and does not answer. */
  readonly silent: Set<'generate' | 'query'>
  /** Ends the tokens that are valid. */
  endTokens(): void
  /** How many tokens it has given. */
  tokenCount(): number
  close(): Promise<void>
}

/** The keys that it accepts, and the number and key of the first organisation; others have the next ones. */
export const simulatorKeys = { shortcode: '174379', passkey: 'sample-passkey', key: 'sample-key', secret: 'sample' }

/** The variables with which a server talks to it, for some organisations. */
export function simulatorVariables(address: string, organisations: readonly string[]) {
  const { shortcode, passkey, key, secret } = simulatorKeys
  const keys = organisations.map((id, i) => `${id}=${Number(shortcode) + i}:${passkey}:${key}${i || ''}:${secret}`)
  const { name, credential } = simulatorInitiator
  const initiators = organisations.map((id) => `${id}=${name}:${credential}`)
  return { MPESA_URL: address, MPESA_KEYS: keys.join(','), MPESA_INITIATORS: initiators.join(',') }
}

/**
 * The variable with which members of those organisations may pay by paybill too. Each paybill has one list of money, so
 * that only one server may have it.
 */
export const paybillVariables = (organisations: readonly string[]) => ({
  MPESA_PAYBILLS: organisations.map((id) => `${id}=${nominated}`).join(','),
})

/** The phone that is named for every paybill. */
const nominated = '254700000000'

const tokenSeconds = 3599

/** Starts it on the loopback interface alone. */
export async function startDarajaSimulator({
  port = 0,
  delay = 2000,
  late = 20_000,
  file,
  now = () => new Date(),
}: SimulatorOptions = {}): Promise<DarajaSimulator> {
  const { list: pushes, keep } = keptList<Push>(file)
  const paybill = openSimulatedPaybill(now)
  const silent = new Set<'generate' | 'query'>()
  const tokens = simulatedTokens(simulatorKeys)

  const giving = reversalSimulator(pushes, (work) => server.after(delay, work))

  async function decide(push: Push, { code, callback = 'once' }: Payer): Promise<void> {
    if (code === undefined || isDecided(push)) return
    const send = (body: object) => sendCallback(push.callback, body)
    if (callback === 'forged-first') {
      await sendCallback(push.callback.replace(/[^/]+$/, 'forged'), callbackBody(push, '0'))
      await send(callbackBody(push, '0'))
    }
    if (isDecided(push)) return
    push.code = code
    keep()
    if (code === '0') paybill.add(push)
    if (callback === 'lost') return
    await send(callbackBody(callback === 'other-amount' ? { ...push, amount: 1 } : push, code))
    if (callback === 'twice') await send(callbackBody(push, code))
  }

  function letPayerDecide(push: Push): void {
    const payer = payerOf(push.phone)
    server.after(payer.callback === 'late' ? late : delay, () => void decide(push, payer))
  }
  async function takePush(body: Record<string, unknown>): Promise<object> {
    const id = `ws_CO_${Date.now()}${randomBytes(4).toString('hex')}`
    const push: Push = {
      id,
      merchant: randomBytes(6).toString('hex'),
      phone: String(body['PhoneNumber']),
      amount: Number(body['Amount']),
      callback: String(body['CallBackURL']),
      shortcode: String(body['BusinessShortCode']),
      account: String(body['AccountReference']),
      receipt: `T${randomBytes(5).toString('hex').toUpperCase().slice(0, 9)}`,
    }
    pushes.unshift(push)
    keep()
    const payer = payerOf(push.phone)
    if (payer.callback === 'before-answer') await decide(push, payer)
    else letPayerDecide(push)
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
    if (code === undefined) return [500, darajaFault('500.001.1001', 'The transaction is being processed')]
    return [200, { ResponseCode: '0', ResultCode: code, CheckoutRequestID: body['CheckoutRequestID'] }]
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', 'http://simulator')
    const sent = await textOfBody(asked)
    if (asked.method === 'GET' && pathname === '/') return send(response, 200, payerPage(pushes, paybill.money))
    if (pathname === '/paybill') return payByPaybill(new URLSearchParams(sent), response)
    if (pathname.startsWith('/payer/')) return playPayer(pathname, sent, response)
    if (pathname === '/oauth/v1/generate') {
      if (silent.has('generate')) return
      const token = tokens.give(asked.headers.authorization)
      if (token === undefined) return send(response, 400, darajaFault('400.008.01', 'Invalid Auth'))
      return send(response, 200, { access_token: token, expires_in: String(tokenSeconds) })
    }
    if (!tokens.isValid(asked.headers.authorization)) {
      return send(response, 404, darajaFault('404.001.03', 'Invalid Access Token'))
    }
    const body: Record<string, unknown> = JSON.parse(sent)
    const wrong = refusedRequest(pathname, body, simulatorKeys)
    if (wrong !== undefined) return send(response, ...wrong)
    if (pathname === '/mpesa/stkpushquery/v1/query')
      return silent.has('query') ? undefined : send(response, ...query(body))
    const taken = paybill.answer(pathname, body)
    if (taken !== undefined) return send(response, 200, taken)
    const givenBack = giving.answer(pathname, body)
    if (givenBack !== undefined) return send(response, 200, givenBack)
    if (pathname !== '/mpesa/stkpush/v1/processrequest') return send(response, 404, darajaFault('404', 'Unknown'))
    const { push } = payerOf(String(body['PhoneNumber']))
    if (push === 'token-over' && !refused.has(String(body['CallBackURL']))) {
      refused.add(String(body['CallBackURL']))
      tokens.end()
      return send(response, 404, darajaFault('404.001.03', 'Invalid Access Token'))
    }
    const accepted = await takePush(body)
    if (push !== 'silent') send(response, 200, accepted)
  }

  /** The requests whose token it has refused once. */
  const refused = new Set<string>()

  async function playPayer(pathname: string, sent: string, response: ServerResponse): Promise<void> {
    const push = pushes.find(({ id }) => pathname === `/payer/${id}`)
    const act = new URLSearchParams(sent).get('act') ?? ''
    if (push && isPayerAct(act)) {
      const payer: Payer = payerActs[act]
      server.after(payer.callback === 'late' ? late : 0, () => void decide(push, payer))
    }
    response.writeHead(303, { location: '/' }).end()
  }

  async function payByPaybill(typed: URLSearchParams, response: ServerResponse): Promise<void> {
    const act = paybillActs.find((one) => one === typed.get('act'))
    const text = (name: string) => typed.get(name) ?? ''
    const [shortcode, account, phone] = [text('paybill'), text('account'), text('phone')]
    const result = await paybill.pay({ shortcode, account, phone, amount: Number(text('amount')), act })
    response.writeHead(303, { location: `/?result=${encodeURIComponent(result)}` }).end()
  }

  const server = await serveSimulated(port, answer, darajaFault('400.002.02', 'Bad Request'))
  for (const push of pushes.toReversed()) {
    if (push.code === undefined) letPayerDecide(push)
    if (push.code === '0') paybill.add(push)
  }
  const { address, close } = server
  const { reversals } = giving
  return { address, pushes, reversals, paybill, decide, silent, endTokens: tokens.end, tokenCount: tokens.count, close }
}

const isDecided = ({ code }: Push): boolean => code !== undefined
