import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Services } from '../platform/services.ts'

/** How long connections that wait for their client's next request may bring one, once the server closes; milliseconds. */
const grace = 1000
/** How many turns of the event loop connections that the system has taken already are waited for. */
const mostTurns = 100

/**
 * Closes the server without breaking off an answer: no new connections, every request that still arrives on one that is open
 * is answered, with word that it was the last, then connections without a request are closed. What is unanswered when the
 * deadline comes, such as a body that never ends, is cut off.
 */
export const shutdown = fastifyPlugin(
  async (app: FastifyInstance, { environment }: Pick<Services, 'environment'>) => {
    const connections = new Connections()
    let isClosing = false
    app.server.on('connection', (socket) => connections.add(socket))
    app.server.on('request', ({ socket }, response) => connections.begin(socket, response))
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close')
    })
    app.addHook('preClose', async () => {
      isClosing = true
      if (!app.server.listening) return
      const deadline = setTimeout(() => connections.closeAll(), environment.timeouts.stop * 1000)
      await untilNoneArrives(connections)
      // Closing would close waiting connections at once, while their client may be sending.
      app.server.closeIdleConnections = () => undefined
      app.server.close()
      await Promise.race([wait(grace), connections.whenNone()])
      connections.closeIdle()
      await connections.whenNone()
      clearTimeout(deadline)
    })
  },
  { name: 'shutdown' },
)

/** Connections that the system accepted before would be reset by closing; the event loop hands them over first. */
async function untilNoneArrives(connections: Connections): Promise<void> {
  for (let turn = 0, before = -1; turn < mostTurns && before !== connections.total; turn += 1) {
    before = connections.total
    await nextTurn()
  }
}

/** The open connections, each with its number of pending responses. */
class Connections {
  /** How many there have been in all. */
  total = 0
  private readonly open = new Map<Socket, number>()
  private isEnding = false
  private readonly waiting: (() => void)[] = []

  add(socket: Socket): void {
    this.total += 1
    this.open.set(socket, 0)
    socket.once('close', () => this.remove(socket))
  }

  begin(socket: Socket, response: NodeJS.EventEmitter): void {
    this.open.set(socket, (this.open.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (this.open.get(socket) ?? 1) - 1
      if (this.open.has(socket)) this.open.set(socket, left)
      if (this.isEnding && left === 0) socket.destroySoon()
    })
  }

  /** Closes idle connections, and from now on each one when its response is sent. */
  closeIdle(): void {
    this.isEnding = true
    for (const [socket, answers] of this.open) if (answers === 0) socket.destroySoon()
  }

  closeAll(): void {
    for (const socket of this.open.keys()) socket.destroy()
  }

  whenNone(): Promise<void> {
    if (this.open.size === 0) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  private remove(socket: Socket): void {
    this.open.delete(socket)
    if (this.open.size === 0) for (const resolve of this.waiting.splice(0)) resolve()
  }
}
