import { Type } from 'typebox'
import type { TSchema } from 'typebox'

/** In a query, the page of a list; the first is 1. */
export const PageNumber = Type.String({ pattern: '^[1-9]\\d{0,5}$' })

/** A page of a list that was sought. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
  })
