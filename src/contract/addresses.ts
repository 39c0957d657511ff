import type { TSchema } from 'typebox'
import type { calls } from './calls.ts'
import type { BodyOf, Call, ResponseOf } from './define-call.ts'

// Types only: the portal uses the definitions' types, so none of the definitions reaches the browser.

type Calls = (typeof calls)[keyof typeof calls]

/** A path with its parameters filled in. */
type Filled<Path extends string> = Path extends `${infer Start}:${infer Rest}`
  ? Rest extends `${string}/${infer End}`
    ? `${Start}${string}/${Filled<End>}`
    : `${Start}${string}`
  : Path

type AddressOf<C> = C extends Call
  ? C extends { query: TSchema }
    ? Filled<C['path']> | `${Filled<C['path']>}?${string}`
    : Filled<C['path']>
  : never

/** Addresses of GET calls: a path with its parameters filled in and its query, e.g. `checklist?category=GRADUATE`. */
export type GetAddress = AddressOf<Extract<Calls, { readonly method: 'GET' }>>

type Bodyless<C> = C extends Call ? (BodyOf<C> extends undefined ? C : never) : never

/** Addresses of POST calls; and those that send no body. */
export type PostAddress = AddressOf<Extract<Calls, { readonly method: 'POST' }>>
export type BodylessAddress = AddressOf<Bodyless<Extract<Calls, { readonly method: 'POST' }>>>

type At<Method, Address, C> = C extends { readonly method: Method } ? (Address extends AddressOf<C> ? C : never) : never

/** The body of a request to an address. */
export type BodyAt<Address extends PostAddress> = BodyOf<At<'POST', Address, Calls>>

type Answer<C> = C extends Call ? ResponseOf<C> : never

/** The response's `data`. */
export type GetResponse<Address extends GetAddress> = Answer<At<'GET', Address, Calls>>
export type PostResponse<Address extends PostAddress> = Answer<At<'POST', Address, Calls>>

type TextCall<C> = C extends Call ? (ResponseOf<C> extends string ? C : never) : never

/** Addresses of GET calls that return a document in base64. */
export type DocumentAddress = AddressOf<TextCall<Calls>>
