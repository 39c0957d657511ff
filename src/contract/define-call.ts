import type { Static, TSchema } from 'typebox'
import type { DocumentId } from '../engine/document/document-id.ts'
import type { AnswersByForm, FormId } from '../generated/answers-by-form.ts'
import type { StaffRight } from '../generated/closed-names.ts'
import type { ErrorCode } from './error-catalogue.ts'

/** The groups of calls in the OpenAPI document. */
export const callTags = {
  Account: 'Registering, signing in, codes, passwords and the signed-in user.',
  Organisation: 'The organisation, its settings and its terms.',
  Reference: 'The lists that answers are chosen from.',
  Profile: 'The profile and its sections.',
  Application: 'Applications for membership.',
  Case: 'What is asked of the organisation, and what becomes of it.',
  Billing: 'What members owe and have paid: their statement, invoices and receipts.',
  Event: 'The organisation’s events, and what members have booked of them.',
  Administration: 'What administrators see.',
  Document: 'This description.',
} as const
export type CallTag = keyof typeof callTags

/** One call of the API: the only definition that the server, the portal and the OpenAPI document use. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Below the API base; `:name` is a parameter. */
  readonly path: string
  /** Whether it requires a session (a Bearer token), or uses one if there is one; if left out, it ignores sessions. */
  readonly session?: 'required' | 'optional'
  /** What the caller's roles have to allow; others are refused before the body is read. The call requires a session. */
  readonly right?: StaffRight
  readonly tag: CallTag
  readonly summary: string
  readonly query?: TSchema
  /** The shape of the body, if no form validates it. */
  readonly body?: TSchema
  /** The form whose answers the body contains: the organisation's composed form validates it and has the messages. */
  readonly form?: FormId
  /** Several forms; the body contains the answers of one. */
  readonly forms?: readonly FormId[]
  /** Whether the body may also be form data, a part for each field. */
  readonly formData?: boolean
  /** Whether the answers in the body may have files: as parts of form data, or in base64. The call needs a session. */
  readonly files?: boolean
  /** The largest body that it accepts, in bytes, if below the server's limit. */
  readonly bodyLimit?: number
  /**
   * Whether its handler reads the body as it came, of any media type and form: a signature is about its bytes, and what
   * cannot be read is kept. `body` then only describes it.
   */
  readonly takesBytes?: boolean
  /** Whether it sends the revision of the record that it changes. */
  readonly revision?: boolean
  /** The shape of the response's `data`. */
  readonly response: TSchema
  /** Whether the response has an ETag, so a 304 is possible. */
  readonly cached?: boolean
  /** The media type of a response that is not `{ data }`, or several; `response` then describes all of it. */
  readonly media?: string | readonly string[]
  /** The reference list that it returns. */
  readonly list?: string
  /** The section whose page must declare the call; otherwise the organisation does not have it. */
  readonly section?: DocumentId
  /**
   * For a call that the code answers for a record: it refuses what the page's `again` forbids, and sends the page's
   * `reminders`, all of them before this many days have passed.
   */
  readonly remindsWithin?: number
  /** Its specific refusals; those that follow from session, query, body, form and form data are added. */
  readonly refusals?: readonly ErrorCode[]
}

/** Defines a call. Its method, path and shapes are defined nowhere else. */
export const defineCall = <const Definition extends Call>(call: Definition): Definition => call

/** The names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParameterOf<Others>
    : Rest
  : never

export type QueryOf<C extends Call> = C extends { query: infer Query extends TSchema } ? Static<Query> : undefined

/** The request's content: the shape, or the answers of the form. */
export type BodyOf<C extends Call> = C extends { body: infer Body extends TSchema }
  ? Static<Body>
  : C extends { form: infer Form extends FormId }
    ? AnswersByForm[Form]
    : C extends { forms: readonly (infer Form extends FormId)[] }
      ? AnswersByForm[Form]
      : undefined

/** The type of `data`. The object is shared, so nobody may modify it. */
export type ResponseOf<C extends Call> =
  Static<C['response']> extends infer Data ? (Data extends readonly (infer Item)[] ? readonly Item[] : Data) : never
