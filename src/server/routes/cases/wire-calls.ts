import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { packageOfCases } from '../../../contract/packages.ts'
import type { CaseView } from '../../../contract/case.ts'
import { documentOfCall, findWireCall } from '../../../engine/cases/wire-calls.ts'
import type { FoundWireCall } from '../../../engine/cases/wire-calls.ts'
import { startState } from '../../../engine/cases/model/case.ts'
import { isEditable } from '../../../engine/cases/values/named-facts.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { findHolding } from '../../cases/find-holding.ts'
import { findNamedOnWire } from '../../cases/wire-case.ts'
import { ownAnswersIn, storableIn } from '../../cases/sent-answers.ts'
import type { OpenedCase } from '../../cases/opened-case.ts'
import { withCallFiles } from '../../http/intake/with-call-files.ts'
import type { BodyWithFiles } from '../../http/intake/with-call-files.ts'
import { requireInstalled } from '../../http/package.ts'
import { sessionOf } from '../../http/session.ts'
import { tenantOf } from '../../http/tenant.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { caseDocumentFile } from './case-documents.ts'
import { changeCase, viewOfCase, worldOf } from './case-request.ts'
import { answerFor } from './answer-for.ts'
import { isOfBeginning, wireBeginning } from './wire-beginning.ts'
import { startNamed } from './case-start.ts'
import { formFieldsOf, listed, sentFields, startOf } from './wire-request.ts'
import type { WireAsking } from './wire-request.ts'

/**
 * The calls of the specification that case types declare. They take over from a call of the contract with the same
 * path, so that an organisation that declares applications answers them from its declaration.
 */
export const wireResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.routeMethods.addSource(({ url, tenant }) =>
      ['GET', 'POST'].filter((method) => wireCallOf({ method, url, tenant }) !== undefined),
    )
    app.addHook('preHandler', async (request, reply) => {
      const found = wireCallOf(request)
      if (found === undefined) return
      const schema = formOf(tenantOf(request), formOfCall(found)).document.schema
      const data = await withCallFiles(request, services, schema, (sent) =>
        answer(services, request, { found, ...sent }),
      )
      await reply.send({ data })
    })
  },
  { name: 'wire', dependencies: ['tenant', 'errors', 'session'] },
)

/** The declared call of a case type that a request is for; undefined for other requests. */
export function wireCallOf({
  method,
  url,
  tenant,
}: Pick<FastifyRequest, 'method' | 'url' | 'tenant'>): FoundWireCall | undefined {
  const path = /^\/api\/([^?]*)/.exec(url)?.[1]
  if (path === undefined || tenant === undefined || tenant === null) return undefined
  return findWireCall(tenant.cases, method === 'HEAD' ? 'GET' : method, path)
}

/** The form whose answers a call sends: the one that its transition asks for, else that of the case. */
const formOfCall = ({ type, call }: FoundWireCall): DocumentId => type.transitions.get(call.does)?.asks ?? type.id

interface ReadCall extends BodyWithFiles {
  readonly found: FoundWireCall
}

async function answer(services: Services, raw: FastifyRequest, { found, body, files }: ReadCall): Promise<unknown> {
  const asked = { tenant: tenantOf(raw), session: sessionOf(raw), raw, files }
  const wanted = packageOfCases(found.type.id.replace('cases/', ''))
  if (wanted !== undefined) await requireInstalled(services.database, asked.tenant, wanted)
  const { does, as } = found.call
  if (found.call.for !== undefined) return answerFor(services, asked, found, body)
  if (does === 'list') return listed(services, asked, found, asked.session)
  if (isOfBeginning(found)) return wireBeginning(services, asked, found)
  const sent = sentFields(body, found)
  const document = documentOfCall(found.call)
  const id = await services.database.inTenant(asked.tenant.id, (tx) =>
    found.call.case === 'holding'
      ? findHolding(tx, worldOf(asked, services), asked.session, { type: found.type, document })
      : findNamedOnWire(tx, asked.session, found, sent),
  )
  if (document !== undefined) {
    const file = await documentAsked(services, asked, { found, sent, id }, document)
    return as === 'list' ? [file] : file
  }
  const { fields } = await changedOrShown(services, asked, { found, sent, id })
  return as === 'list' ? [fields] : fields
}

interface WireChange {
  readonly found: FoundWireCall
  readonly sent: JsonObject
  /** The case; undefined where none is meant that exists. */
  readonly id: string | undefined
}

function documentAsked(
  services: Services,
  asked: WireAsking,
  { found, id }: WireChange,
  document: string,
): Promise<string> {
  if (id === undefined) throw new Refusal('not-found')
  return caseDocumentFile(services, { ...asked, param: namedBy(found, id) }, document)
}

/** The parameters of a call about a case, as the case type's own calls have them. */
const namedBy =
  ({ type }: FoundWireCall, id: string) =>
  (name: 'type' | 'case'): string =>
    name === 'type' ? type.id.replace('cases/', '') : id

async function changedOrShown(
  services: Services,
  asked: WireAsking,
  { found, sent, id }: WireChange,
): Promise<CaseView> {
  const { type, call } = found
  const { does } = call
  const transition = type.transitions.get(does)
  if (id === undefined) {
    if (transition?.from.includes(startState) !== true) throw new Refusal('not-found')
    return startNamed({ ...asked, body: startOf(asked.tenant, found, sent), type: type.id }, services)
  }
  if (does === 'show') {
    return services.database.inTenant(asked.tenant.id, (tx) => viewOfCase(tx, worldOf(asked, services), asked, id))
  }
  const request = { ...asked, param: namedBy(found, id), body: sent }
  if (transition === undefined) {
    const actFor = (opened: OpenedCase) => ({ by: opened.actor, save: answersFrom(opened, sent) })
    return changeCase(request, services, { what: 'save', actFor })
  }
  return changeCase(request, services, {
    what: `do ${does}`,
    transition: does,
    actFor: (opened, attempt) => ({
      by: opened.actor,
      do: does,
      input: storableIn(opened, transition.asks, formFieldsOf(asked.tenant, transition.asks, sent)),
      ...(mayChange(opened, sent) && { answers: answersFrom(opened, sent) }),
      ...(attempt && { attempt }),
    }),
  })
}

/** Whether a call sends answers of a case that may be changed; without any, what was signed stays as it is. */
const mayChange = ({ kase, place }: OpenedCase, sent: JsonObject): boolean =>
  isEditable(place.type, kase.state) && Object.keys(formFieldsOf(place.tenant, place.type.id, sent)).length > 0

/** The case's answers with those of its fields that were sent: a call names what it changes. */
function answersFrom(opened: OpenedCase, sent: JsonObject): JsonObject {
  const { kase, place } = opened
  const { id, written } = place.type
  const changed = Object.entries(formFieldsOf(place.tenant, id, sent)).filter(([name]) => !written.has(name))
  return ownAnswersIn(opened, { ...kase.answers, ...Object.fromEntries(changed) })
}
