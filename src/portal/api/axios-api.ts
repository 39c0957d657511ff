import { create, isAxiosError, isCancel } from 'axios'
import type { AxiosResponse } from 'axios'
import { formsHeader } from '../../contract/forms-header.ts'
import type { Success } from '../../contract/response.ts'
import { ApiError } from './api-error.ts'
import type { ApiOptions, Sending } from './api-options.ts'
import type { Headers } from './change-headers.ts'
import { toApiError } from './to-api-error.ts'

const scheme = 'Bearer '

/** Makes calls by axios, which is not in the first download: see `createApi`. */
export function createCalls({ base, token, onUnauthorized, onReached, onForms, language, texts }: ApiOptions) {
  const client = create({ baseURL: base, headers: { Accept: 'application/json' }, timeout: 60_000 })
  client.interceptors.request.use((request) => {
    const current = token()
    if (current !== undefined) request.headers.set('Authorization', `${scheme}${current}`)
    request.headers.set('Accept-Language', language())
    return request
  })
  client.interceptors.response.use((response) => {
    onReached(true)
    onForms?.(formsNamedIn(response))
    return response
  })
  const failed = (failure: unknown): never => {
    if (isCancel(failure)) throw new ApiError(texts().stopped, 0, { code: 'stopped' })
    if (isAxiosError(failure)) {
      onReached(failure.response !== undefined)
      if (failure.response) onForms?.(formsNamedIn(failure.response))
    }
    const used = tokenOf(failure)
    if (used !== undefined) onUnauthorized(used)
    throw toApiError(failure, texts())
  }
  return {
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
    file: (path: string) => client.get<Blob>(path, { responseType: 'blob' }).then(({ data }) => data, failed),
  }
}

function formsNamedIn({ headers }: Pick<AxiosResponse, 'headers'>): string | undefined {
  const named: unknown = headers[formsHeader]
  return typeof named === 'string' ? named : undefined
}

/** The token of a call that got a 401; a wrong password does not count. */
function tokenOf(failure: unknown): string | undefined {
  if (!isAxiosError(failure) || failure.response?.status !== 401) return undefined
  const header = failure.config?.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(scheme.length) : undefined
}
