import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Call, ParameterOf, QueryOf, ResponseOf } from '../../contract/define-call.ts'
import type { AnswersByForm, FormId } from '../../generated/answers-by-form.ts'
import type { CallFiles } from './intake/call-files.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { FormAnswers } from '../platform/forms/check-body.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** A request of a call, parsed and validated by the call's definition. */
export interface CallRequest<C extends Call> {
  readonly tenant: PublishedTenant
  readonly session: SessionOf<C>
  /** A parameter of the path. */
  readonly param: (name: ParameterOf<C['path']>) => string
  readonly query: QueryOf<C>
  readonly body: CheckedBody<C>
  /** The files that came with it, whose answers are in the body. */
  readonly files: CallFiles
  /** For anything that no definition covers: headers, the address, the log. */
  readonly raw: FastifyRequest
  /** For headers of the response. */
  readonly reply: FastifyReply
}

type SessionOf<C extends Call> = C extends { session: 'required' }
  ? CurrentSession
  : C extends { session: 'optional' }
    ? CurrentSession | null
    : null

/**
 * Validated by a shape or by the organisation's form; unvalidated if the handler chooses the form, and as it came if
 * the call takes bytes.
 */
type CheckedBody<C extends Call> = C extends { takesBytes: true }
  ? Buffer
  : C extends { body: infer Body extends TSchema }
    ? Static<Body>
    : C extends { form: infer Form extends FormId }
      ? FormAnswers<AnswersByForm[Form]>
      : unknown

/**
 * A handler's result: the response's `data`, with messages in place of its texts, or the reply itself if the response
 * is not `{ data }`.
 */
export type Answered<C extends Call> = C extends { media: string } ? FastifyReply : WithMessages<ResponseOf<C>>
