import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Services } from '../platform/services.ts'

/** How long idle connections may still send a request once the server closes; milliseconds. */
const grace = 1000
/** How many turns of the event loop to wait for connections that the system has already accepted. */
const mostTurns = 100

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Accepts no new connections; those that are open keep working until `close`. To be called before `close`, which
     * has clients leave their connections: one that then connects again while the port is open could be reset.
     */
    stopListening(): Promise<void>
  }
}

/**
 * Closes the server without cutting off responses. It accepts no new connections, but still responds to requests on
 * open ones, with `Connection: close`; then it closes idle connections. What has no response at the deadline, such as
 * an endless upload, is cut off.
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
    app.decorate('stopListening', async () => {
      if (!app.server.listening) return
      await untilNoneArrives(connections)
      // Node's `close` would close idle connections at once, while their client may be sending.
      app.server.closeIdleConnections = () => undefined
      app.server.close()
    })
    app.addHook('preClose', async () => {
      isClosing = true
      const deadline = setTimeout(() => connections.closeAll(), environment.timeouts.stop * 1000)
      await app.stopListening()
      await Promise.race([wait(grace, undefined, { ref: false }), connections.whenNone()])
      connections.closeIdle()
      await connections.whenNone()
      clearTimeout(deadline)
    })
  },
  { name: 'shutdown' },
)

/** Closing would reset connections that the system has accepted and not passed on yet. */
async function untilNoneArrives(connections: Connections): Promise<void> {
  for (let turn = 0, before = -1; turn < mostTurns && before !== connections.total; turn += 1) {
    before = connections.total
    await nextTurn()
  }
}

/** The open connections, each with its number of pending responses. */
class Connections {
  /** How many there have been so far. */
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
