import type { Environment } from '../platform/environment.ts'
import { StartError } from '../platform/start-error.ts'

type Place = Pick<Environment, 'host' | 'port'>

/** By the system's code: why a server cannot listen, and the step that mends it. */
const reasons: ReadonlyMap<string, (place: Place) => string> = new Map<string, (place: Place) => string>([
  [
    'EADDRINUSE',
    ({ host, port }) =>
      `Another program uses the port ${port} of ${host}. Stop that one, or set PORT to another number.`,
  ],
  [
    'EACCES',
    ({ port }) =>
      `This user may not open the port ${port}. Set PORT to a number above 1023, and put a proxy in front of it.`,
  ],
  [
    'EADDRNOTAVAIL',
    ({ host }) => `This machine has no address ${host}. Correct HOST; 0.0.0.0 is any of its addresses.`,
  ],
  ['ENOTFOUND', ({ host }) => `There is no machine with the name ${host}. Correct HOST.`],
])

/** What a failed `listen` means to an operator; any other error as it is. */
export function listeningError(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons.get(code)
  return reason ? new StartError(reason(place)) : error
}
