import type { FastifyRequest } from 'fastify'

/** What the caller's browser says it is. */
export const deviceOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
