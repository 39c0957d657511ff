// Loaded before a measured server: reports at the socket LOOP_PROBE the longest time that its event loop was blocked
// since the last query; milliseconds.
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
