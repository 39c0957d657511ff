import { contentHash } from '../../../engine/compose/content-hash.ts'
import type { PublishedTenant } from './published-tenant.ts'

/** The name of the table with the hash of each document in an edition's language: `/published/<hash>.json`. */
export const editionHash = ({ shown }: PublishedTenant): string => contentHash(shown)
