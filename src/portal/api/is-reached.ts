/**
 * Whether the server of an API responds, whatever it responds. The company's particulars are small and public, and
 * every server that takes these calls knows them. Needs no code that is loaded later.
 */
export const isReached = (base: string): Promise<boolean> =>
  fetch(`${base}/company`, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  )

/** Milliseconds. */
const patience = 60_000
