import { randomBytes } from 'node:crypto'
import { askCallback, sendCallback } from './send-callback.ts'
import type { Push } from './send-callback.ts'

/** Money as the provider's books have it. */
export interface PaidMoney {
  readonly receipt: string
  readonly shortcode: string
  readonly phone: string
  /** In shillings. */
  readonly amount: number
  readonly account: string
  readonly at: Date
}

/** What a payer does who pays by paybill, and how the notices of it arrive. */
export const paybillActs = [
  'pay',
  'pay, notice twice',
  'pay, notice lost',
  'pay, not checked',
  'forged notice',
  'other paybill',
] as const
export type PaybillAct = (typeof paybillActs)[number]

/** What a payer typed. */
export interface TypedPayment {
  /** The paybill. */
  readonly shortcode: string
  readonly account: string
  readonly amount: number
  readonly phone: string
  readonly act?: PaybillAct | undefined
}

/** The paybills of the organisations, and what came to them. */
export interface SimulatedPaybill {
  /** Takes a request of an organisation; undefined for a path that is none of these. */
  readonly answer: (path: string, body: Record<string, unknown>) => object | undefined
  /** Notes that a request on a phone was paid. */
  readonly add: (push: Push) => void
  /** Has money in the books, instead of what they have of the same number. */
  readonly put: (paid: PaidMoney) => void
  /** Pays as the payer typed; resolves with the result of the check, `0` when the money was taken. */
  readonly pay: (typed: TypedPayment) => Promise<string>
  /** What came, the newest first. */
  readonly money: readonly PaidMoney[]
}

const otherShortcode = '600000'
const pageSize = 100

/** @param now the time that money has in the provider's books */
export function openSimulatedPaybill(now: () => Date): SimulatedPaybill {
  const money: PaidMoney[] = []
  const addresses = new Map<string, { readonly check: string; readonly notice: string }>()

  function answer(path: string, body: Record<string, unknown>): object | undefined {
    if (path === '/mpesa/c2b/v2/registerurl') {
      const [check, notice] = [String(body['ValidationURL']), String(body['ConfirmationURL'])]
      addresses.set(String(body['ShortCode']), { check, notice })
      return { OriginatorCoversationID: 'simulated', ResponseCode: '0', ResponseDescription: 'Success' }
    }
    if (path === '/pulltransactions/v1/register') {
      return { ResponseRefID: 'simulated', ResponseStatus: '1000', ResponseDescription: 'Registered' }
    }
    if (path !== '/pulltransactions/v1/query') return undefined
    const [from, to] = [momentOf(body['StartDate']), momentOf(body['EndDate'])]
    const rows = money.filter(
      (one) => one.shortcode === body['ShortCode'] && one.at.getTime() >= from && one.at.getTime() < to + 1000,
    )
    const start = Number(body['OffSetValue'])
    const page = rows.slice(start, start + pageSize).map(listedMoney)
    return { ResponseRefID: 'simulated', ResponseCode: '1000', ResponseMessage: 'Success', Response: [page] }
  }

  function add({ receipt, shortcode, phone, amount, account }: Push): void {
    if (money.some((one) => one.receipt === receipt)) return
    money.unshift({ receipt, shortcode, phone, amount, account, at: now() })
  }

  function put(paid: PaidMoney): void {
    const known = money.findIndex(({ receipt }) => receipt === paid.receipt)
    if (known >= 0) money.splice(known, 1)
    money.unshift(paid)
  }

  async function pay({ shortcode, account, amount, phone, act = 'pay' }: TypedPayment): Promise<string> {
    const receipt = `P${randomBytes(5).toString('hex').toUpperCase().slice(0, 9)}`
    const isOther = act === 'other paybill'
    const paid = { receipt, shortcode: isOther ? otherShortcode : shortcode, phone, amount, account, at: now() }
    const registered = addresses.get(shortcode)
    const isForged = act === 'forged notice'
    // The provider takes money when nobody answers its check in time.
    const isChecked = !isForged && !isOther && act !== 'pay, not checked'
    if (isChecked && registered !== undefined) {
      const result = resultIn(await askCallback(registered.check, sentMoney(paid)))
      if (result !== '0') return result
    }
    if (!isForged) money.unshift(paid)
    const notices = act === 'pay, notice lost' ? 0 : act === 'pay, notice twice' ? 2 : 1
    for (let sent = 0; sent < notices; sent += 1) {
      if (registered !== undefined) await sendCallback(registered.notice, sentMoney(paid))
    }
    return '0'
  }

  return { answer, add, put, pay, money }
}

/** The result of a check; a payer of whom nobody answers may pay. */
function resultIn(text: string): string {
  const answered: unknown = text === '' ? undefined : JSON.parse(text)
  const has = typeof answered === 'object' && answered !== null && 'ResultCode' in answered
  return has ? String(answered.ResultCode) : '0'
}

/** A check or a notice of money, as the provider sends it. */
export const sentMoney = ({ receipt, shortcode, phone, amount, account, at }: PaidMoney) => ({
  TransactionType: 'Pay Bill',
  TransID: receipt,
  TransTime: at.toISOString().replaceAll(/\D/g, '').slice(0, 14),
  TransAmount: amount.toFixed(2),
  BusinessShortCode: shortcode,
  BillRefNumber: account,
  InvoiceNumber: '',
  OrgAccountBalance: '',
  ThirdPartyTransID: '',
  MSISDN: maskedPhone(phone),
  FirstName: 'Ada',
})

const listedMoney = ({ receipt, phone, amount, account, at }: PaidMoney) => ({
  transactionId: receipt,
  trxDate: `${new Date(at.getTime() + nairobi).toISOString().slice(0, 19)}Z`,
  msisdn: maskedPhone(phone),
  sender: 'ADA LOVELACE',
  transactiontype: 'c2b-pay-bill-debit',
  billreference: account,
  amount: amount.toFixed(2),
  organizationname: 'Sample',
})

/** The provider's clock is ahead of UTC by this; milliseconds. */
const nairobi = 3 * 60 * 60_000
const momentOf = (text: unknown): number => Date.parse(`${String(text).replace(' ', 'T')}Z`) - nairobi
const maskedPhone = (phone: string): string => `${phone.slice(0, 4)}*****${phone.slice(-3)}`
