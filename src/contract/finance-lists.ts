import { Type } from 'typebox'
import { Day } from './day.ts'

/** A shape or null. */
export const Nullable = (schema: ReturnType<typeof Type.String>) => Type.Union([schema, Type.Null()])
export const Count = Type.Integer({ minimum: 0 })

/** The row after or before which a page of a list is. */
const place = Type.String({ pattern: '^\\d{1,16}~[0-9a-f-]{36}(~[0-9A-Z]{1,9})?$' })
/** Where a page is asked to be. */
export const places = { after: Type.Optional(place), before: Type.Optional(place) }
export const period = { from: Type.Optional(Day), to: Type.Optional(Day) }
export const search = Type.Optional(Type.String({ maxLength: 100 }))

/** A page of a list, and the places of those before and after it. */
export const pageAt = <Item extends ReturnType<typeof Type.Object>>(item: Item) =>
  ({ items: Type.Array(item), previous: Nullable(Type.String()), next: Nullable(Type.String()) }) as const

/** Whose it is, as they were called when it was posted, and their number as it is now. */
export const member = { member_no: Type.String(), name: Type.String() }
