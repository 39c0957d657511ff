import type {
  BodyAt,
  BodylessAddress,
  GetAddress,
  GetResponse,
  PostAddress,
  PostResponse,
} from '../../contract/addresses.ts'
import { ApiError } from './api-error.ts'
import type { createCalls } from './axios-api.ts'
import type { Headers } from './change-headers.ts'
import type { ApiOptions, Sending } from './api-options.ts'
import { shareDownloads } from './share-downloads.ts'

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
  /** The bytes of a stored file, which needs the session's token. Callers at about the same time share one download. */
  file(path: string): Promise<Blob>
  /** The bytes of a file that the server makes, as things are now. */
  freshFile(path: string): Promise<Blob>
}

/** The calls that sections' pages declare, with their declared responses. */
export interface DeclaredCalls {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object, headers?: Headers): Promise<Answer>
  /** Posts multipart form data; `onProgress` gets the share sent, 0 to 1; `stop` aborts with an ApiError. */
  send<Answer>(path: string, data: FormData, sending: Sending): Promise<Answer>
}

/**
 * The API of an organisation, on its own server or ours. The HTTP client is loaded at the first call, because the
 * log-in page appears without any.
 */
export function createApi(options: ApiOptions): Api {
  let made: Promise<ReturnType<typeof createCalls>> | undefined
  const failed = async (): Promise<never> => {
    made = undefined
    const code = (await options.onMissingCode()) ? 'unexpected' : 'offline'
    throw new ApiError(options.texts()[code], 0, { code })
  }
  const calls = () => (made ??= import('./axios-api.ts').then((module) => module.createCalls(options), failed))
  const declared = {
    get: <Answer>(path: string) => calls().then(({ get }) => get<Answer>(path)),
    post: <Answer>(path: string, body?: unknown, headers?: Headers) =>
      calls().then(({ post }) => post<Answer>(path, body, headers)),
    send: <Answer>(path: string, data: FormData, sending: Sending) =>
      calls().then(({ send }) => send<Answer>(path, data, sending)),
  }
  const freshFile = (path: string) => calls().then((made) => made.file(path))
  return { ...declared, declared, file: shareDownloads(freshFile, options.token), freshFile }
}
