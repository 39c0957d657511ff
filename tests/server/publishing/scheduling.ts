import { momentIn } from '../../../src/engine/format/moment-in.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { publishScheduledForms } from '../../../src/server/jobs/publish-scheduled-forms.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { listIn, objectIn } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { Answer, TestClient } from '../test-client.ts'
import { contacts, saveDraft } from './form-changes.ts'

/** The day and time in some minutes, where the organisation is. */
export function inMinutes({ clock }: TestServer, minutes: number): { readonly day: string; readonly time: string } {
  const at = momentIn('Africa/Nairobi', new Date(clock.now().getTime() + minutes * 60_000))
  return { day: at.slice(0, 10), time: at.slice(11, 16) }
}

/** What is asked to schedule a draft in an hour. */
export const inAnHour = (server: TestServer, draft: JsonObject): JsonObject => ({
  ...inMinutes(server, 60),
  reason: 'For the new year.',
  ...draft,
})

/** Saves a draft, and schedules it in an hour. */
export async function saveAndSchedule(
  server: TestServer,
  client: TestClient,
  { actions, changed = {}, document = contacts }: ScheduledDraft,
): Promise<Answer> {
  const { publication, draft } = objectIn(await saveDraft(client, actions, document))
  const named = { document, revision: getAt(draft, '/revision') ?? 0, publication: publication ?? 0 }
  return client.post('admin/forms/schedules', { ...inAnHour(server, named), ...changed })
}

interface ScheduledDraft {
  readonly actions: readonly JsonObject[]
  /** What else is sent, or sent instead. */
  readonly changed?: JsonObject
  readonly document?: string
}

/** What is scheduled, the one that waits first. */
export const schedulesOf = async (client: TestClient): Promise<readonly JsonObject[]> =>
  listIn(await client.get('admin/forms/schedules'))

/** Publishes what is due. */
export const publishDue = (services: Services) => new JobLane(services, publishScheduledForms(services)).runDue()
