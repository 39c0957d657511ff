import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** What lies between a server and its database, and what can happen to it. */
export interface Wire {
  /** The database's address, through the wire. */
  readonly url: string
  /** Breaks every connection and lets no new one in. */
  cut(): void
  /** Lets nothing through any more, in silence. */
  freeze(): void
  /** As if nothing had been; what was on its way when it froze arrives. */
  mend(): void
  close(): Promise<void>
}

/** A proxy before the PostgreSQL server at an address. */
export async function layWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let state: 'whole' | 'cut' | 'frozen' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('error', () => undefined)
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
      if (state === 'frozen') from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String(portOf(server.address()))
  const cut = (): void => {
    state = 'cut'
    for (const end of ends) end.destroy()
  }
  return {
    url: url.href,
    cut,
    freeze() {
      state = 'frozen'
      for (const end of ends) end.pause()
    },
    mend() {
      state = 'whole'
      for (const end of ends) end.resume()
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The wire has no port.')
  return address.port
}
