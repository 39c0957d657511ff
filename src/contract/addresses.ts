import type { TSchema } from 'typebox'
import type { calls } from './calls.ts'
import type { BodyOf, Call, ResponseOf } from './define-call.ts'

// Types alone: the portal calls what is defined, and none of the definitions reaches the browser.

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

/** Where GET calls are made: a path with its parameters filled in and its query, e.g. `checklist?category=GRADUATE`. */
export type GetAddress = AddressOf<Extract<Calls, { readonly method: 'GET' }>>

type Bodyless<C> = C extends Call ? (BodyOf<C> extends undefined ? C : never) : never

/** Where POST calls are made; and which of them send no body. */
export type PostAddress = AddressOf<Extract<Calls, { readonly method: 'POST' }>>
export type BodylessAddress = AddressOf<Bodyless<Extract<Calls, { readonly method: 'POST' }>>>

type At<Method, Address, C> = C extends { readonly method: Method } ? (Address extends AddressOf<C> ? C : never) : never

/** What is sent to an address. */
export type BodyAt<Address extends PostAddress> = BodyOf<At<'POST', Address, Calls>>

type Answer<C> = C extends Call ? ResponseOf<C> : never

/** What `data` of the response holds. */
export type GetResponse<Address extends GetAddress> = Answer<At<'GET', Address, Calls>>
export type PostResponse<Address extends PostAddress> = Answer<At<'POST', Address, Calls>>

type TextCall<C> = C extends Call ? (ResponseOf<C> extends string ? C : never) : never

/** Where GET calls are made that answer with a document, in base64. */
export type DocumentAddress = AddressOf<TextCall<Calls>>
