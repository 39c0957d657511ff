import fastifyCompress from '@fastify/compress'
import fastifyMultipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { crossOrigin } from '../http/cross-origin.ts'
import { errorsPlugin } from '../http/errors.ts'
import { hostPlugin } from '../http/host.ts'
import { keepNothing } from '../http/keep-nothing.ts'
import { jsonLimits } from '../http/intake/json-shape.ts'
import { requestBody } from '../http/request-body.ts'
import { requestLog } from '../http/request-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { sessionPlugin } from '../http/session.ts'
import { shutdown } from '../http/shutdown.ts'
import { spokenLanguage } from '../http/spoken-language.ts'
import { tenantPlugin } from '../http/tenant.ts'
import { portalResource } from '../routes/site/portal-resource.ts'
import { Refusal } from '../platform/refusal.ts'
import { adminJobsResource } from '../routes/admin-jobs.ts'
import { adminMessagesResource } from '../routes/admin-messages.ts'
import { applicationsResource } from '../routes/applications.ts'
import { accountResource } from '../routes/auth/account.ts'
import { actingResource } from '../routes/auth/acting.ts'
import { activationLinkResource } from '../routes/auth/activation-link.ts'
import { activationResource } from '../routes/auth/activation.ts'
import { loginResource } from '../routes/auth/login.ts'
import { oneTimeCodeResource } from '../routes/auth/one-time-code.ts'
import { ownSessionsResource } from '../routes/auth/own-sessions.ts'
import { passwordResource } from '../routes/auth/password.ts'
import { registerResource } from '../routes/auth/register.ts'
import { checklistsResource } from '../routes/checklists.ts'
import { companyResource } from '../routes/company.ts'
import { devOutboxResource } from '../routes/dev-outbox.ts'
import { errorReportsResource } from '../routes/error-reports.ts'
import { filesResource } from '../routes/files.ts'
import { healthResource } from '../routes/health.ts'
import { notificationsResource } from '../routes/notifications.ts'
import { openApiResource } from '../routes/open-api.ts'
import { profileResource } from '../routes/profile.ts'
import { profileDocumentResource } from '../routes/profile-document.ts'
import { publishedFilesResource } from '../routes/published-files.ts'
import { referenceDataResource } from '../routes/reference-data.ts'
import { refereeReportResource } from '../routes/referee-report.ts'
import { refereesResource } from '../routes/referees.ts'
import { sectionsResource } from '../routes/sections.ts'
import type { Services } from '../platform/services.ts'
import { recordListeners } from './record-listeners.ts'

/** How often connections are looked through for those that are late; milliseconds. */
const checkingInterval = 1000

/** Every resource; each says by name what it depends on. */
const resources = [
  healthResource,
  loginResource,
  registerResource,
  oneTimeCodeResource,
  activationLinkResource,
  passwordResource,
  accountResource,
  activationResource,
  ownSessionsResource,
  actingResource,
  notificationsResource,
  companyResource,
  referenceDataResource,
  profileResource,
  profileDocumentResource,
  applicationsResource,
  checklistsResource,
  filesResource,
  openApiResource,
  adminJobsResource,
  adminMessagesResource,
  errorReportsResource,
  refereesResource,
  refereeReportResource,
  sectionsResource,
  publishedFilesResource,
]

/** The whole server over its services, ready to listen or to be asked by `inject`. */
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
    // What still arrives on open connections while closing is answered, see the plugin shutdown.
    return503OnClosing: false,
    requestTimeout: timeouts.request * 1000,
    connectionTimeout: timeouts.idle * 1000,
    http: {
      requestTimeout: timeouts.request * 1000,
      headersTimeout: Math.min(timeouts.headers, timeouts.request) * 1000,
      connectionsCheckingInterval: checkingInterval,
    },
    routerOptions: { maxParamLength: 500 },
  })
  app.setValidatorCompiler<TSchema>(
    ({ schema }) =>
      (value) =>
        checkShape(schema, value),
  )
  await app.register(shutdown, services)
  await app.register(requestLog)
  await app.register(securityHeaders, services)
  await app.register(hostPlugin)
  await app.register(keepNothing)
  await app.register(crossOrigin, services)
  await app.register(tenantPlugin, services)
  await app.register(errorsPlugin)
  await app.register(requestBody)
  await app.register(spokenLanguage)
  await app.register(sessionPlugin, services)
  // Quality 4: answers are compressed as they are made, so it has to be quick.
  await app.register(fastifyCompress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(fastifyMultipart, { throwFileSizeLimit: true })
  for (const resource of resources) await app.register(resource, { ...services, listeners: recordListeners })
  if (mode === 'sample') await app.register(devOutboxResource, services)
  await app.register(portalResource, services)
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (address !== null && typeof address === 'object') services.origins.listenOn(address.port)
  })
  await app.ready()
  return app
}

/** Shapes of queries and bodies that no declared form validates. */
function checkShape(schema: TSchema, value: unknown): { value: unknown } | { error: Error } {
  const errors = Errors(schema, value).map(({ instancePath, message }) => ({ pointer: instancePath, message }))
  return errors.length === 0 ? { value } : { error: new Refusal('invalid', { errors }) }
}
