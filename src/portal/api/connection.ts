/** Whether the server can be reached, as far as is known. */
export interface Connection {
  readonly isLost: () => boolean
  /** A call got no response, or got one. */
  readonly report: (reached: boolean) => void
  /** Asks the server; whether it could be reached. */
  readonly check: () => Promise<boolean>
  readonly subscribe: (listener: () => void) => () => void
}

/** The interval between probes of an unreachable server; milliseconds. */
const interval = 5000

/**
 * Watches the connection. While it is lost, `probe` is called every few seconds, and at once when the browser reports
 * that the network has returned.
 * @param probe any cheap call; it resolves to whether a response arrived.
 */
export function watchConnection(
  page: Pick<Window, 'addEventListener' | 'setTimeout'> & { readonly navigator: Pick<Navigator, 'onLine'> },
  probe: () => Promise<boolean>,
): Connection {
  const listeners = new Set<() => void>()
  let lost = !page.navigator.onLine
  let timer: number | undefined
  const change = (next: boolean) => {
    if (lost === next) return
    lost = next
    for (const listener of listeners) listener()
    if (lost) waitForReturn()
  }
  const ask = async () => change(!(page.navigator.onLine && (await probe())))
  const waitForReturn = () => {
    timer ??= page.setTimeout(() => {
      timer = undefined
      void ask().then(() => lost && waitForReturn())
    }, interval)
  }
  page.addEventListener('offline', () => change(true))
  page.addEventListener('online', () => void ask())
  if (lost) waitForReturn()
  return {
    isLost: () => lost,
    report: (reached) => change(!reached),
    check: async () => {
      await ask()
      return !lost
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
