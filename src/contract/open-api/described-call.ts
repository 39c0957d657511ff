import type { JsonObject } from '../../engine/json/json.ts'
import type { Call, CallTag } from '../define-call.ts'
import type { ErrorCode } from '../error-catalogue.ts'

/** A call with everything that its operation in the OpenAPI document contains; schemas may refer to its components. */
export interface DescribedCall {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below the API base; `:name` is a parameter. */
  readonly path: string
  readonly tag: CallTag
  readonly summary: string
  readonly session: Call['session'] | undefined
  /** The schema of each path parameter; a string by default. */
  readonly parameters?: Readonly<Record<string, JsonObject>>
  readonly query?: JsonObject
  /** Headers that it accepts, by name, with their descriptions. */
  readonly headers?: Readonly<Record<string, JsonObject>>
  readonly body?: JsonObject
  /** The same body as form data, if the call accepts it. */
  readonly formData?: { readonly schema: JsonObject; readonly encoding: JsonObject }
  /** The media types of a successful response and their schemas. */
  readonly content: Readonly<Record<string, JsonObject>>
  /** Whether the response has an ETag, so a 304 is possible. */
  readonly cached?: boolean
  readonly refusals: readonly ErrorCode[]
}

/** The media type of all parts except files. */
export const json = 'application/json'
