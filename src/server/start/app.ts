import fastifyCompress from '@fastify/compress'
import fastifyMultipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { crossOrigin } from '../http/cross-origin.ts'
import { unroutableAnswerer, errorsPlugin } from '../http/errors.ts'
import { hostPlugin } from '../http/host.ts'
import { noStore } from '../http/no-store.ts'
import { jsonLimits } from '../http/intake/json-shape.ts'
import { packagePlugin } from '../http/package.ts'
import { requestBody } from '../http/request-body.ts'
import { requestLog } from '../http/request-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { sessionPlugin } from '../http/session.ts'
import { shutdown } from '../http/shutdown.ts'
import { tenantPlugin } from '../http/tenant.ts'
import { portalResource } from '../routes/site/portal-resource.ts'
import { devOutboxResource } from '../routes/dev-outbox.ts'
import { healthResource } from '../routes/health.ts'
import { publishedFilesResource } from '../routes/published-files.ts'
import { publishedKeysResource } from '../routes/published-keys.ts'
import { routes } from '../routes/routes.ts'
import { wireResource } from '../routes/cases/wire-calls.ts'
import { sectionsResource } from '../routes/sections.ts'
import type { Services } from '../platform/services.ts'
import { recordListeners } from './record-listeners.ts'

/** How often Node looks for connections that exceed a timeout; milliseconds. */
const checkingInterval = 1000

/** The server with all its plugins and routes, ready to listen or for `inject`. */
export async function buildApp(
  services: Services,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const { trustedProxies, mode, timeouts } = services.environment
  const app = Fastify({
    logger,
    bodyLimit: jsonLimits.bytes,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    // Requests that arrive on open connections while the server closes get a normal response; see the plugin shutdown.
    return503OnClosing: false,
    requestTimeout: timeouts.request * 1000,
    connectionTimeout: timeouts.idle * 1000,
    http: {
      requestTimeout: timeouts.request * 1000,
      headersTimeout: Math.min(timeouts.headers, timeouts.request) * 1000,
      connectionsCheckingInterval: checkingInterval,
    },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: unroutableAnswerer(services.tenants),
  })
  await app.register(shutdown, services)
  await app.register(requestLog)
  await app.register(securityHeaders, services)
  await app.register(hostPlugin)
  await app.register(noStore)
  await app.register(crossOrigin, services)
  await app.register(tenantPlugin, services)
  await app.register(errorsPlugin, services)
  await app.register(requestBody)
  await app.register(sessionPlugin, services)
  await app.register(packagePlugin, services)
  // Quality 4 is fast: every response is compressed on request.
  await app.register(fastifyCompress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(fastifyMultipart, { throwFileSizeLimit: true })
  await app.register(wireResource, services)
  for (const route of routes) route.register(app, services)
  await app.register(sectionsResource, { ...services, listeners: recordListeners })
  await app.register(healthResource, services)
  await app.register(publishedFilesResource, services)
  await app.register(publishedKeysResource, services)
  if (mode === 'sample') await app.register(devOutboxResource, services)
  await app.register(portalResource, services)
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (address !== null && typeof address === 'object') services.origins.listenOn(address.port)
  })
  await app.ready()
  return app
}
