import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { withOtherChosen } from '../../engine/reading/other-choice.ts'
import { MessageResponse } from '../../contract/response.ts'
import type { FormSchema } from '../../engine/document/document.ts'
import { registerFields } from '../../engine/keywords/register-fields.ts'
import { countAttempt, lookUpsOfUser } from '../accounts/limits.ts'
import { requireInPerson } from '../accounts/acting.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { fillAttempt } from '../cases/attempts.ts'
import type { Database } from '../platform/database/database.ts'
import { withIncoming } from '../http/intake/read-incoming.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import type { RouteMethods } from '../http/route-methods.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { isOutsider } from '../members/is-outsider.ts'
import { findProfile } from '../profiles/profiles.ts'
import { makesProfiles } from '../profiles/profile-sections.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { SectionAction, SectionCall } from '../../engine/page/section-calls.ts'
import { uploadLimits } from '../platform/quotas/upload-limits.ts'
import { uploadRoom } from '../platform/quotas/upload-room.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Outcome } from '../sections/outcome.ts'
import { addRecord, changeRecord, removeRecord } from '../sections/change-section.ts'
import { openSection } from '../sections/open-section.ts'
import { readSection, requireOpen } from '../sections/read-section.ts'
import { changeFields } from '../sections/change-fields.ts'
import { requireOwnProfile } from '../sections/require-own-profile.ts'
import { saveRecord } from '../sections/save-record.ts'
import { readRecordFile } from '../sections/read-record-file.ts'
import { readConditions } from '../sections/change-conditions.ts'
import { keepsOneRecord } from '../sections/record-to-change.ts'
import { changeOnce } from '../sections/change-once.ts'
import type { Change } from '../sections/change-once.ts'
import type { RecordListeners } from '../sections/record-listener.ts'
import type { SectionChange } from '../sections/section-change.ts'
import type { Caller } from '../sections/section-context.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { wireRecord } from '../sections/wire-record.ts'
import type { Services } from '../platform/services.ts'
import { sendCodeIfAllowed } from './auth/session-code.ts'
import { wireCallOf } from './cases/wire-calls.ts'
import { changesOfProfile, readProfile } from './profile.ts'
import { responseTexts } from '../platform/texts/response-texts.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'

const changes: ReadonlyMap<SectionAction, Change> = new Map<SectionAction, Change>([
  ['add', addRecord],
  ['update', changeRecord],
  ['save', saveRecord],
  ['change', changeFields],
])

const removalTexts = responseTexts(MessageResponse)

/** The services, and the listeners to changes of records. */
type SectionServices = Services & { readonly listeners: RecordListeners }

/**
 * All sections of the profile, at the paths that their pages declare (ENG-02): lists, adds, updates and removes
 * records. Takes all API paths that no other route has.
 */
export const sectionsResource = fastifyPlugin(
  async (app: FastifyInstance, services: SectionServices) => {
    app.routeMethods.addSource(methodsOf)
    app.route({
      method: ['GET', 'POST'],
      url: '/api/*',
      config: { session: (request) => (sectionCallOf(request) || wireCallOf(request) ? 'required' : undefined) },
      // Refused before the body is read.
      onRequest: async (request) => {
        if (!sectionCallOf(request) && !wireCallOf(request)) throw app.routeMethods.refusal(request)
      },
      handler: (request) => answer(services, app.routeMethods, request),
    })
  },
  { name: 'sections', dependencies: ['tenant', 'errors', 'session'] },
)

/** The call of a section that a request is for; undefined for other requests. */
export function sectionCallOf({
  method,
  url,
  tenant,
}: Pick<FastifyRequest, 'method' | 'url' | 'tenant'>): SectionCall | undefined {
  return tenant?.sections.get(`${method === 'HEAD' ? 'GET' : method} ${pathOf(url)}`)
}

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/^\/api\//, '')

function methodsOf({ url, tenant }: FastifyRequest): readonly string[] {
  const methods = ['GET', 'POST'].filter((method) => tenant?.sections.has(`${method} ${pathOf(url)}`))
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

async function answer(
  services: SectionServices,
  routeMethods: RouteMethods,
  request: FastifyRequest,
): Promise<unknown> {
  const call = sectionCallOf(request)
  if (!call) throw routeMethods.refusal(request)
  const tenant = tenantOf(request)
  const session = sessionOf(request)
  const { user, actorId } = session
  const caller: Caller = { tenant, user, actorId, now: services.now() }
  if (call.action === 'list') {
    const read = makesProfiles(call.section) ? readProfile : readRecords
    return { data: await read(services.database, caller, call) }
  }
  if (call.action === 'file') return { data: await readRecordFile(services, caller, call, request.query) }
  const { document, plan } = formOf(tenant, call.section)
  const { schema } = document
  const findRoom = () => findUploadRoom(services, caller, call)
  const place = { store: services.files, tenant: tenant.id, schema, findRoom }
  const receive = () =>
    withIncoming(request, place, async (sent) => {
      const incoming = { ...sent, answers: withOtherChosen(plan.otherChoices, sent.answers) }
      if (call.action !== 'remove' && namesMember(schema, incoming)) await countLookUp(services, caller)
      const change = makesProfiles(call.section) ? changesOfProfile(services) : changesOf(session)
      const conditions = readConditions(request.headers, incoming.answers)
      const { listeners } = services
      const { kept, ...result } = await change(services.database, { caller, call, incoming, conditions, listeners })
      services.stored.add(tenant.id, sizeOf(incoming, kept))
      return { result, kept }
    })
  const { data, dropped } = await (request.isMultipart()
    ? services.uploads.receive(uploadLimits(services, caller, request.ip), receive)
    : receive())
  await services.files.remove(tenant.id, dropped)
  return { data }
}

/** Whether the answers contain a member number, which the server looks up in the register. */
const namesMember = (schema: FormSchema | undefined, { answers }: Incoming): boolean =>
  registerFields(schema).some((field) => !isOutsider(field, answers) && textAnswer(answers, field.name) !== '')

/** Counted in its own transaction, so that nobody can read the register number by number with failing saves. */
const countLookUp = ({ database }: Pick<Services, 'database'>, { tenant, user, now }: Caller): Promise<void> =>
  database.inTenant(tenant.id, (tx) => countAttempt(tx, lookUpsOfUser, user.id, now))

const findUploadRoom = ({ database, stored }: Services, { tenant, user, now }: Caller, { section }: SectionCall) =>
  database.inTenant(tenant.id, (tx) => uploadRoom(tx, tenant, stored, { profileId: user.profile_id, section, now }))

const sizeOf = ({ files }: Incoming, kept: ReadonlySet<string>): number =>
  [...files.values()].reduce((sum, { id, size }) => sum + (kept.has(id) ? size : 0), 0)

async function readRecords(database: Database, caller: Caller, call: SectionCall): Promise<unknown> {
  return database.inTenant(caller.tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    if (!profile) return call.page.kind === 'collection' ? [] : null
    const state = await readSection(tx, { caller, call, profile })
    requireOpen(caller, call, state)
    const records = state.rows.map((row) => wireRecord(state.form, row))
    return call.page.kind === 'collection' ? records : (records[0] ?? null)
  })
}

/** The changes of records by the user of a session. */
const changesOf = (session: CurrentSession) => (database: Database, asked: Omit<SectionChange, 'profile'>) =>
  database.inTenant(asked.caller.tenant.id, async (tx): Promise<Outcome> => {
    const { caller, call, incoming } = asked
    if (call.page.kind === 'collection' && call.page.sendsCode === true) requireInPerson(session)
    const change = await openSection(tx, asked)
    requireOwnProfile(incoming, change.profile)
    if (call.action === 'remove') {
      const { row, ...files } = await removeRecord(tx, change)
      const removed: WithMessages<MessageResponse> = {
        message: { key: row ? 'server.deleted' : 'server.deleted-already' },
      }
      return { data: removalTexts(caller.tenant, removed), ...files }
    }
    const { row, ...files } = await changeOnce(tx, change, changeOf(call))
    const record = wireRecord(formOf(caller.tenant, call.section), row)
    const { done, sendsCode } = call.action === 'add' && call.page.kind === 'collection' ? call.page : {}
    if (sendsCode === true) {
      const { tenant, user, now } = caller
      const evidence = { section: call.section, entry: row.entry_no, answers: row.answers }
      await fillAttempt(tx, tenant, { userId: user.id, kind: 'signature', evidence }, now)
      await sendCodeIfAllowed(tx, caller, session)
    }
    return { data: done === undefined ? record : { ...record, message: done }, ...files }
  })

function changeOf({ action, page }: SectionCall): Change {
  const change = changes.get(action === 'add' && keepsOneRecord(page) ? 'save' : action)
  if (!change) throw new Refusal('not-found')
  return change
}
