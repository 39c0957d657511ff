import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cardActs, isCardAct } from './card-payers.ts'
import type { CardPayer } from './card-payers.ts'
import { cardPage } from './card-page.ts'
import type { CardTransaction } from './card-page.ts'
import { keptList } from './kept-list.ts'
import { sendCallback } from './send-callback.ts'
import { sendAnswer, serveSimulated, textOfBody } from './serve-simulated.ts'

export interface CardSimulatorOptions {
  readonly port?: number
  /** How long the provider takes with its messages, and with what comes late; milliseconds. */
  readonly delay?: number
  readonly late?: number
  /** Where its transactions are kept for the next process. */
  readonly file?: string | undefined
}

/** A provider of cards that speaks Paystack's protocol on this machine. */
export interface CardSimulator {
  readonly address: string
  /** The newest first. */
  readonly transactions: readonly CardTransaction[]
  /** Adds a transaction that no server asked for. */
  add(transaction: CardTransaction): void
  /** Decides for the payer. Resolves once the server has taken what is sent at once. */
  decide(transaction: CardTransaction, payer: CardPayer): Promise<void>
  /** By their e-mail: payers who pay before the request for it is answered, and those whose answer is lost. */
  readonly unusual: Map<string, 'early' | 'cut'>
  /** The paths that it takes and never answers. */
  readonly silent: Set<'initialize' | 'verify'>
  close(): Promise<void>
}

const keyOf = (organisation: string): string => `sk_test_simulated_${organisation.replaceAll('-', '_')}`

/** The variables with which a server talks to it, for some organisations. */
export function cardVariables(address: string, organisations: readonly string[]) {
  return { CARD_URL: address, CARD_KEYS: organisations.map((id) => `${id}=${keyOf(id)}`).join(',') }
}

/** The message about a transaction, as the provider sends it. */
export const cardEvent = (transaction: CardTransaction) => ({
  event: transaction.status === 'success' ? 'charge.success' : 'charge.failed',
  data: transactionData(transaction),
})

/** A provider's message with the signature of a key; resolves with the status of the answer. */
export function sendCardEvent({ back }: Pick<CardTransaction, 'back'>, event: object, key: string): Promise<number> {
  const signature = createHmac('sha512', key).update(JSON.stringify(event)).digest('hex')
  // The account's one address, which its owner enters on the provider's site.
  const address = new URL('/api/billing/webhook/card', back).href
  return sendCallback(address, event, { 'x-paystack-signature': signature })
}

/** Starts it on the loopback interface alone. */
export async function startCardSimulator({
  port = 0,
  delay = 500,
  late = 20_000,
  file,
}: CardSimulatorOptions = {}): Promise<CardSimulator> {
  const { list: transactions, keep } = keptList<CardTransaction>(file)
  const silent = new Set<'initialize' | 'verify'>()
  const unusual = new Map<string, 'early' | 'cut'>()

  async function decide(transaction: CardTransaction, { bank, webhook = 'once', pays }: CardPayer): Promise<void> {
    if (webhook === 'forged') {
      await sendCardEvent(transaction, cardEvent({ ...transaction, status: 'success' }), 'sk_test_forged')
    }
    if (bank === undefined || transaction.status === 'success') return
    Object.assign(transaction, { status: bank === 'Approved' ? 'success' : 'failed', response: bank, ...pays })
    keep()
    // Failures do not reach the webhook.
    if (bank !== 'Approved' || webhook === 'lost') return
    const send = () => sendCardEvent(transaction, cardEvent(transaction), transaction.key)
    if (webhook === 'before-return') await send()
    else server.after(webhook === 'late' ? late : delay, () => void send())
    if (webhook === 'twice') server.after(delay, () => void send())
  }

  function initialize(key: string, sent: Record<string, unknown>): readonly [number, object] {
    const wrong = wrongIn(sent)
    if (wrong !== undefined) return [400, refusal(wrong)]
    const reference = String(sent['reference'])
    const { email, amount, currency = 'KES', callback_url: back, metadata } = sent
    if (transactions.some((known) => known.reference === reference)) {
      return [400, refusal('Duplicate Transaction Reference')]
    }
    const cancel = typeof metadata === 'object' && metadata && 'cancel_action' in metadata && metadata.cancel_action
    const transaction: CardTransaction = {
      id: Number.parseInt(randomBytes(5).toString('hex'), 16),
      key,
      reference,
      email: String(email),
      asked: Number(amount),
      back: String(back),
      cancel: String(cancel || back),
      amount: Number(amount),
      currency: String(currency),
      status: 'abandoned',
      response: 'The transaction was not completed',
    }
    transactions.unshift(transaction)
    keep()
    const data = { authorization_url: `${server.address}/pay/${reference}`, access_code: reference, reference }
    return [200, { status: true, message: 'Authorization URL created', data }]
  }

  function verify(key: string, reference: string): readonly [number, object] {
    const found = transactions.find((known) => known.reference === reference && known.key === key)
    if (found === undefined) return [404, refusal('Transaction reference not found.')]
    return [200, { status: true, message: 'Verification successful', data: transactionData(found) }]
  }

  async function payAt(transaction: CardTransaction, act: string, response: ServerResponse): Promise<void> {
    const payer: CardPayer = isCardAct(act) ? cardActs[act] : {}
    await decide(transaction, payer)
    const back = new URL(transaction.back)
    back.searchParams.set('trxref', transaction.reference)
    back.searchParams.set('reference', transaction.reference)
    const paid = transaction.status === 'success' ? back.href : `/pay/${transaction.reference}`
    response.writeHead(303, { location: payer.bank === undefined ? transaction.cancel : paid }).end()
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', 'http://simulator')
    const sent = await textOfBody(asked)
    const [, folder, name = ''] = /^\/(pay|transaction\/verify|transaction)\/([^/]+)$/.exec(pathname) ?? []
    if (folder === 'pay') {
      const transaction = transactions.find(({ reference }) => reference === name)
      if (transaction === undefined) return sendAnswer(response, 404, 'There is no such payment.')
      if (asked.method === 'GET') return sendAnswer(response, 200, cardPage(transaction))
      return payAt(transaction, new URLSearchParams(sent).get('act') ?? '', response)
    }
    const [, key] = /^Bearer (sk_test_simulated_\w+)$/.exec(asked.headers.authorization ?? '') ?? []
    if (key === undefined) return sendAnswer(response, 401, refusal('Invalid key'))
    const isVerified = asked.method === 'GET' && folder === 'transaction/verify'
    const isBegun = asked.method === 'POST' && pathname === '/transaction/initialize'
    if (!isVerified && !isBegun) return sendAnswer(response, 404, refusal('Endpoint not found'))
    const call = isVerified ? 'verify' : 'initialize'
    const known = isVerified ? verify(key, name) : initialize(key, JSON.parse(sent))
    const begun = isBegun ? transactions[0] : undefined
    const way = begun && unusual.get(begun.email)
    if (begun && way === 'early') await decide(begun, { bank: 'Approved', webhook: 'before-return' })
    if (way === 'cut') return void response.destroy()
    if (!silent.has(call)) sendAnswer(response, ...known)
  }

  const server = await serveSimulated(port, answer, refusal('Bad request'))
  const add = (transaction: CardTransaction) => void transactions.unshift(transaction)
  return { address: server.address, transactions, add, decide, unusual, silent, close: server.close }
}

/** The ways to pay that its page can offer. */
const channelNames = new Set<unknown>([
  'card',
  'bank',
  'ussd',
  'qr',
  'mobile_money',
  'bank_transfer',
  'eft',
  'apple_pay',
])

/** What the provider says of a request that it does not take; undefined for one that it does. */
function wrongIn({ email, amount, currency, reference, callback_url, channels }: Readonly<Record<string, unknown>>) {
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Invalid Email Address Passed'
  if (!/^[1-9]\d*$/.test(String(amount))) return 'Invalid Amount Sent'
  if (currency !== undefined && currency !== 'KES' && currency !== 'USD') return 'Currency not supported by merchant'
  if (typeof reference !== 'string' || !/^[\da-z.=-]+$/i.test(reference)) return 'Invalid reference'
  if (typeof callback_url !== 'string' || !URL.canParse(callback_url)) return 'Invalid callback URL'
  const known = Array.isArray(channels) && channels.every((one) => channelNames.has(one))
  if (channels !== undefined && !known) return 'Invalid channels'
  return undefined
}

const refusal = (message: string) => ({ status: false, message })

const transactionData = ({ id, reference, email, amount, currency, status, response }: CardTransaction) => ({
  id,
  domain: 'test',
  status,
  reference,
  amount,
  currency,
  gateway_response: response,
  channel: 'card',
  customer: { email },
  authorization: { authorization_code: 'AUTH_simulated', last4: '4081', brand: 'visa', signature: 'SIG_simulated' },
})
