import type { FastifyRequest } from 'fastify'

/** Whether a person opened an address, rather than a page or a program requested it. */
export const asksForPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '')
