import type { FastifyRequest } from 'fastify'

/** The site's address as the caller sees it. Its host is one of the tenant's, or the request would have been refused. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
