import type { FastifyRequest } from 'fastify'

/** The name that the caller's browser gives itself. */
export const deviceOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
