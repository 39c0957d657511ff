// Loaded before a server that is measured: tells at the socket LOOP_PROBE for how long at most its event loop was held
// since it was last asked; milliseconds.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const path = process.env.LOOP_PROBE
if (isMainThread && path !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const server = createServer((_request, response) => {
    response.end(String(delays.max / 1e6))
    delays.reset()
  })
  server.listen(path).unref()
}
