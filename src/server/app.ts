import fastifyCompress from '@fastify/compress'
import fastifyMultipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { crossOrigin } from './plugins/cross-origin.ts'
import { errorsPlugin } from './plugins/errors.ts'
import { hostPlugin } from './plugins/host.ts'
import { keepNothing } from './plugins/keep-nothing.ts'
import { jsonLimits } from './intake/json-shape.ts'
import { requestBody } from './plugins/request-body.ts'
import { requestLog } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { sessionPlugin } from './plugins/session.ts'
import { shutdown } from './plugins/shutdown.ts'
import { spokenLanguage } from './plugins/spoken-language.ts'
import { tenantPlugin } from './plugins/tenant.ts'
import { portalResource } from './site/portal-resource.ts'
import { Refusal } from './refusal.ts'
import { adminJobsResource } from './resources/admin-jobs.ts'
import { adminMessagesResource } from './resources/admin-messages.ts'
import { applicationsResource } from './resources/applications.ts'
import { accountResource } from './resources/auth/account.ts'
import { actingResource } from './resources/auth/acting.ts'
import { activationLinkResource } from './resources/auth/activation-link.ts'
import { activationResource } from './resources/auth/activation.ts'
import { loginResource } from './resources/auth/login.ts'
import { oneTimeCodeResource } from './resources/auth/one-time-code.ts'
import { ownSessionsResource } from './resources/auth/own-sessions.ts'
import { passwordResource } from './resources/auth/password.ts'
import { registerResource } from './resources/auth/register.ts'
import { checklistsResource } from './resources/checklists.ts'
import { companyResource } from './resources/company.ts'
import { devOutboxResource } from './resources/dev-outbox.ts'
import { errorReportsResource } from './resources/error-reports.ts'
import { filesResource } from './resources/files.ts'
import { healthResource } from './resources/health.ts'
import { notificationsResource } from './resources/notifications.ts'
import { openApiResource } from './resources/open-api.ts'
import { profileResource } from './resources/profile.ts'
import { profileDocumentResource } from './resources/profile-document.ts'
import { publishedFilesResource } from './resources/published-files.ts'
import { referenceDataResource } from './resources/reference-data.ts'
import { refereeReportResource } from './resources/referee-report.ts'
import { refereesResource } from './resources/referees.ts'
import { sectionsResource } from './resources/sections.ts'
import type { Services } from './services.ts'

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
  for (const resource of resources) await app.register(resource, services)
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
