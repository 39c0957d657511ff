import type { CDPSession } from 'playwright'

/** How long a page has run scripts so far, in ms; the session must have enabled `Performance`. */
export async function scriptDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}
