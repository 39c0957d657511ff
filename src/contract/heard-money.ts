import { Type } from 'typebox'
import type { Static } from 'typebox'
import { unreadReasons } from '../engine/payments/unread-reasons.ts'
import { Count, Nullable, pageAt, places, search } from './finance-lists.ts'

/** A message about money. */
export const moneyMessage = Type.Object({
  id: Type.String(),
  received_at: Type.String(),
  /** E.g. `c2b`, `notice`. */
  source: Type.String(),
  /** As it came, without what is secret. */
  raw: Type.String(),
})
export type MoneyMessage = Static<typeof moneyMessage>

/** A message from which nothing follows. */
const unreadMessage = Type.Object({
  ...moneyMessage.properties,
  provider: Type.String(),
  reason: Type.Enum([...unreadReasons]),
  /** The invoice of the payment at whose address it came. */
  invoice_no: Nullable(Type.String()),
})

/** What the messages from which nothing follows have to contain. */
export const UnreadQuery = Type.Object({ search, ...places })
export type UnreadQuery = Static<typeof UnreadQuery>
export const UnreadFound = Type.Object({ ...pageAt(unreadMessage), total: Count })
export type UnreadFound = Static<typeof UnreadFound>

const heardFilters = {
  /** Part of the number. */
  search,
  /** What staff set aside, instead of what is open. */
  shown: Type.Optional(Type.Enum(['aside'])),
}
const HeardFilters = Type.Object(heardFilters)
export type HeardFilters = Static<typeof HeardFilters>
export const HeardQuery = Type.Object({ ...heardFilters, ...places })
export type HeardQuery = Static<typeof HeardQuery>

/** A number that messages name and no list of the provider has, with the first messages. */
const heardNumber = Type.Object({
  /** Of the first message. */
  id: Type.String(),
  provider: Type.String(),
  receipt: Type.String(),
  /** Why, when and by whom it was set aside; the name is empty where the account is gone. */
  aside: Type.Union([
    Type.Object({ reason: Type.String(), by: Type.String(), decided_at: Type.String() }),
    Type.Null(),
  ]),
  messages: Type.Array(moneyMessage),
})
export type HeardNumber = Static<typeof heardNumber>
export const HeardMoney = Type.Object({ ...pageAt(heardNumber), total: Count })
export type HeardMoney = Static<typeof HeardMoney>
