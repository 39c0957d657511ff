import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A connection between a server and its database that can fail. */
export interface Wire {
  /** The database's address through this proxy. */
  readonly url: string
  /** Breaks all connections and refuses new ones. */
  cut(): void
  /** Silently stops passing on data. */
  freeze(): void
  /** Works normally again; data from before a freeze arrives. */
  mend(): void
  close(): Promise<void>
}

/** A proxy in front of the PostgreSQL server at an address. */
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
