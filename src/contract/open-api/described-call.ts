import type { JsonObject } from '../../engine/json/json.ts'
import type { Call, CallTag } from '../define-call.ts'
import type { ErrorCode } from '../error-catalogue.ts'

/** A call with everything that its operation in the OpenAPI document says; schemas may refer to its components. */
export interface DescribedCall {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below the API base; `:name` is a parameter. */
  readonly path: string
  readonly tag: CallTag
  readonly summary: string
  readonly session: Call['session'] | undefined
  /** What each parameter of the path may be; a string by default. */
  readonly parameters?: Readonly<Record<string, JsonObject>>
  readonly query?: JsonObject
  /** Headers that it takes, by name, with what each is. */
  readonly headers?: Readonly<Record<string, JsonObject>>
  readonly body?: JsonObject
  /** The same body as form data, where the call takes it. */
  readonly formData?: { readonly schema: JsonObject; readonly encoding: JsonObject }
  /** The media types of a success and their schemas. */
  readonly content: Readonly<Record<string, JsonObject>>
  /** Whether the answer has an ETag, so that it may be 304. */
  readonly cached?: boolean
  readonly refusals: readonly ErrorCode[]
}

/** The media type of everything but files. */
export const json = 'application/json'
