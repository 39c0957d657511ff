import type { Message } from '../../../engine/translate/message.ts'

/** What the codes of a payment by M-Pesa that failed mean to the member. */
export const darajaFailures: Readonly<Record<string, Message>> = {
  '1': { key: 'server.payment.no-money' },
  '2': { key: 'server.payment.limit' },
  '3': { key: 'server.payment.limit' },
  '4': { key: 'server.payment.limit' },
  '8': { key: 'server.payment.limit' },
  '17': { key: 'server.payment.busy' },
  '1001': { key: 'server.payment.busy' },
  '1019': { key: 'server.payment.no-answer' },
  '1032': { key: 'server.payment.cancelled' },
  '1037': { key: 'server.payment.no-answer' },
  '1025': { key: 'server.payment.unreachable' },
  '2001': { key: 'server.payment.wrong-pin' },
  '8006': { key: 'server.payment.locked' },
  unreachable: { key: 'server.payment.unreachable' },
}
