import type { PostAddress } from '../../contract/addresses.ts'
import type { ErrorReport } from '../../contract/error-report.ts'

const mostFrames = 10

/**
 * Reports to the portal's server where the page broke, under an id that the user can quote. A report that fails to send
 * is lost: it must not cause further errors.
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

/** File, line and column of the calls; without the message, which may quote what the user typed. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = stack.matchAll(/\/([\w.-]{1,120})(?:\?[^:)\s]*)?:(\d{1,9}):(\d{1,9})\)?$/gm)
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).slice(0, mostFrames)
}
