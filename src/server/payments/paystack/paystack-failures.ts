import type { Message } from '../../../engine/translate/message.ts'

/** What the codes of a card payment that failed mean to the member. */
export const paystackFailures: Readonly<Record<string, Message>> = {
  abandoned: { key: 'server.card.abandoned' },
  declined: { key: 'server.card.declined' },
  'no-money': { key: 'server.card.no-money' },
  'card-expired': { key: 'server.card.card-expired' },
  reversed: { key: 'server.card.reversed' },
  unreachable: { key: 'server.card.unreachable' },
}
