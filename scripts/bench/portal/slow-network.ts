import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

/**
 * A network's speed: milliseconds until a response begins to arrive, and bytes a second for all connections together.
 */
export interface Slowness {
  readonly latency: number
  readonly throughput: number
}

/** A slow connection to a server on this machine. */
export interface SlowNetwork {
  readonly port: number
  readonly close: () => void
}

/**
 * Opens a port that forwards slowly to the server at another port. The browser's own throttling is not used: it
 * sometimes leaves all requests of a page pending in Chromium.
 */
export async function slowNetwork(to: number, { latency, throughput }: Slowness): Promise<SlowNetwork> {
  let freeAt = 0
  const slowed = async function* (answer: AsyncIterable<Buffer>) {
    for await (const part of answer) {
      freeAt = Math.max(Date.now(), freeAt) + (part.length / throughput) * 1000
      await setTimeout(freeAt - Date.now() + latency)
      yield part
    }
  }
  const open = new Set<Socket>()
  const listener = createServer((browser) => {
    const server = connect(to, '127.0.0.1')
    open.add(browser).add(server)
    const end = () => {
      for (const socket of [browser, server]) {
        socket.destroy()
        open.delete(socket)
      }
    }
    // Either side may close its connection at any time; the other is then closed too.
    void Promise.all([pipeline(browser, server), pipeline(server, slowed, browser)]).then(end, end)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(listener.address()),
    close: () => {
      listener.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The slow network has no port')
  return address.port
}
