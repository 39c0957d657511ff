import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)

/** Brotli's best, for a text that is compressed once and sent often. */
export const smallest = (text: string): Promise<Buffer> => compress(text)

/** For a response that is put together for one visitor: nearly as small, in a tenth of the time. */
export const quickly = (text: string): Promise<Buffer> =>
  compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** Whether the client takes Brotli: it is named, and not with the weight 0. */
export function takesBrotli({ headers }: FastifyRequest): boolean {
  const named = (headers['accept-encoding'] ?? '').split(',').find((part) => /^\s*br\s*(;|$)/i.test(part))
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(named)
}
