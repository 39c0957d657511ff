import type { PostAddress } from '../../contract/addresses.ts'
import type { ErrorReport } from '../../contract/error-report.ts'

const mostFrames = 10

/**
 * Tells the server that served the page where it broke, under an id that the user can name. A report that cannot be sent
 * is lost: nothing may break further for it.
 */
export function reportError(id: string, error: unknown): void {
  const report: ErrorReport = { id, name: nameOf(error), frames: framesOf(error) }
  const headers = { 'Content-Type': 'application/json' }
  fetch(`/api/${'error-reports' satisfies PostAddress}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}

const nameOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Unknown'

/** File, line and column of the calls; the message is left out, for it may quote what the user has typed. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = stack.matchAll(/\/([\w.-]{1,120})(?:\?[^:)\s]*)?:(\d{1,9}):(\d{1,9})\)?$/gm)
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).slice(0, mostFrames)
}
