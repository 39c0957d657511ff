import { documentCalls } from '../../contract/api-document.ts'
import { openApi } from '../../contract/open-api/open-api.ts'
import { implement } from '../http/implement.ts'
import { sendCached, tagged } from '../http/send-cached.ts'
import type { CachedBody } from '../http/send-cached.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { declaredApi } from './declared-api.ts'

const bodies = new WeakMap<PublishedTenant, CachedBody>()

/** The OpenAPI document of the organisation (API-05), created at the first request. */
export const openApiRoutes = [
  implement(documentCalls.openApi, async ({ tenant, raw, reply }) => {
    const body = bodies.get(tenant) ?? tagged(JSON.stringify(openApi(declaredApi(tenant))))
    bodies.set(tenant, body)
    return sendCached(raw, reply, body)
  }),
]
