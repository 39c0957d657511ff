import { create, isAxiosError, isCancel } from 'axios'
import type {
  BodyAt,
  BodylessAddress,
  GetAddress,
  GetResponse,
  PostAddress,
  PostResponse,
} from '../../contract/addresses.ts'
import type { Success } from '../../contract/response.ts'
import { ApiError, toApiError } from './api-error.ts'
import type { Headers } from './change-headers.ts'
import type { FailureTexts } from './api-error.ts'

/** How form data is sent. */
export interface Sending {
  readonly headers: Headers
  readonly onProgress: (sent: number) => void
  readonly stop?: AbortSignal
}

/** The calls of the contract, by their addresses below the API base. Every failure is an ApiError. */
export interface Api {
  get<Address extends GetAddress>(address: Address): Promise<GetResponse<Address>>
  post<Address extends BodylessAddress>(address: Address): Promise<PostResponse<Address>>
  post<Address extends PostAddress>(
    address: Address,
    body: BodyAt<Address>,
    headers?: Headers,
  ): Promise<PostResponse<Address>>
  readonly declared: DeclaredCalls
  /** The bytes of a stored file, which needs the session's token. */
  file(path: string): Promise<Blob>
}

/** The calls that pages of sections declare; what they answer is declared too. */
export interface DeclaredCalls {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object, headers?: Headers): Promise<Answer>
  /** Posts multipart form data; `onProgress` is called with how much has been sent, 0 to 1; `stop` ends it with an ApiError. */
  send<Answer>(path: string, data: FormData, sending: Sending): Promise<Answer>
}

export interface ApiOptions {
  readonly base: string
  /** Of the session, asked for at each call; undefined while nobody is logged in. */
  readonly token: () => string | undefined
  /** A call that carried this token was answered with 401. */
  readonly onUnauthorized: (token: string) => void
  /** Called after each call with whether any response came. */
  readonly onReached: (reached: boolean) => void
  /** What the user reads, so that the server says its own sentences in it too. */
  readonly language: () => string
  readonly texts: () => FailureTexts
}

const scheme = 'Bearer '

/** The API of an organisation, at its own server or ours. */
export function createApi({ base, token, onUnauthorized, onReached, language, texts }: ApiOptions): Api {
  const client = create({ baseURL: base, headers: { Accept: 'application/json' }, timeout: 60_000 })
  client.interceptors.request.use((request) => {
    const current = token()
    if (current !== undefined) request.headers.set('Authorization', `${scheme}${current}`)
    request.headers.set('Accept-Language', language())
    return request
  })
  client.interceptors.response.use((response) => {
    onReached(true)
    return response
  })
  const failed = (failure: unknown): never => {
    if (isCancel(failure)) throw new ApiError(texts().stopped, 0, { code: 'stopped' })
    if (isAxiosError(failure)) onReached(failure.response !== undefined)
    const used = tokenOf(failure)
    if (used !== undefined) onUnauthorized(used)
    throw toApiError(failure, texts())
  }
  const declared = {
    get: <Answer>(path: string) => client.get<Success<Answer>>(path).then(({ data }) => data.data, failed),
    post: <Answer>(path: string, body: unknown = {}, headers: Headers = {}) =>
      client.post<Success<Answer>>(path, body, { headers }).then(({ data }) => data.data, failed),
    send: <Answer>(path: string, data: FormData, { headers, onProgress, stop }: Sending) =>
      client
        .post<Success<Answer>>(path, data, {
          timeout: 0,
          headers,
          ...(stop && { signal: stop }),
          onUploadProgress: ({ progress }) => progress !== undefined && onProgress(progress),
        })
        .then(({ data: answer }) => answer.data, failed),
  }
  return {
    ...declared,
    declared,
    file: (path) => client.get<Blob>(path, { responseType: 'blob' }).then(({ data }) => data, failed),
  }
}

/** The token that a call carried which was answered with 401; a wrong password is no such answer. */
function tokenOf(failure: unknown): string | undefined {
  if (!isAxiosError(failure) || failure.response?.status !== 401) return undefined
  const header = failure.config?.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(scheme.length) : undefined
}
