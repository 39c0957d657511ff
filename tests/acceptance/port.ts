import { inject } from 'vitest'

/** The port of this worker's server. Vitest numbers parallel workers from 1. */
export function port(): number {
  const ports = inject('ports')
  const own = ports[(Number(process.env['VITEST_POOL_ID']) - 1) % ports.length]
  if (own === undefined) throw new Error('No server runs for this worker')
  return own
}
