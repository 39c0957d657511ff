import { createHmac, timingSafeEqual } from 'node:crypto'
import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { parseJson } from '../../../engine/json/parse-json.ts'
import type { UnreadReason } from '../../../engine/payments/unread-reasons.ts'
import type { DarajaKeys } from '../../platform/provider-keys.ts'
import { darajaPost } from './daraja-post.ts'
import type { DarajaAccount } from './daraja-post.ts'

/**
 * The secret part of the addresses at which the provider asks and says what a payer does. It is the same on all server
 * processes, and has hexadecimal digits alone: the provider refuses addresses in which certain words occur.
 */
export const receivedToken = (tenant: string, { shortcode, consumerSecret }: DarajaKeys): string =>
  createHmac('sha256', consumerSecret).update(`received ${tenant} ${shortcode}`).digest('hex')

/** Whether the address of a request has that secret part. */
export function isReceivedToken(token: string, tenant: string, keys: DarajaKeys): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(receivedToken(tenant, keys))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Registers those addresses. Money is taken where ours does not answer: it is placed or listed anyway. */
export const registerReceived = (
  account: DarajaAccount,
  { check, notice }: { readonly check: string; readonly notice: string },
) =>
  darajaPost(account)('/mpesa/c2b/v2/registerurl', {
    ShortCode: account.keys.shortcode,
    ResponseType: 'Completed',
    ConfirmationURL: notice,
    ValidationURL: check,
  })

/** What the provider asks or says about money on its way, as far as it is readable. */
export interface SentMoney {
  /** The provider's number of it; empty for what is none. */
  readonly receipt: string
  readonly shortcode: string
  readonly account: string
  /** In cents; undefined for what is no amount above zero. */
  readonly amount: number | undefined
}

/** Reads such a message. Nothing in it is believed: it is not signed. */
export function readSentMoney(sent: string): SentMoney {
  const json = parseJson(sent)
  const fields = new Map<string, unknown>(json !== undefined && isJsonObject(json) ? Object.entries(json) : [])
  const text = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const typed = text('TransAmount')
  const amount = Math.round(Number(typed) * centsInUnit)
  const receipt = text('TransID').toUpperCase()
  return {
    receipt: /^[A-Z\d]{1,20}$/.test(receipt) ? receipt : '',
    shortcode: text('BusinessShortCode'),
    account: text('BillRefNumber'),
    amount: typed !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined,
  }
}

/** Why nothing follows from a message that is about another paybill, or has no number. */
export const reasonFor = ({ receipt, shortcode }: Pick<SentMoney, 'receipt' | 'shortcode'>): UnreadReason =>
  receipt !== '' && shortcode !== '' ? 'nothing' : 'unreadable'
