import type { Keyword } from './keyword.ts'

/**
 * `entryNumber: true`: a number that the server assigns, unique and increasing per profile and section. Tests nothing.
 */
export const entryNumber: Keyword = { name: 'entryNumber', parameter: { type: 'boolean' } }

/** `x-core: true`: a name that code or the specification's calls rely on; overlays may not remove or retype it. */
export const core: Keyword = { name: 'x-core', parameter: { type: 'boolean' } }
