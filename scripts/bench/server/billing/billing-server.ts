import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { isJsonObject } from '../../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../src/engine/json/json.ts'
import type { Database } from '../../../../src/server/platform/database/database.ts'
import { jsonBody } from '../bodies.ts'
import { makeCall } from '../call.ts'

const declaration = 'billing/subscription'

/** Makes the calls of a finance officer. */
export class BillingDesk {
  constructor(
    private readonly port: number,
    private readonly officer: string,
  ) {}

  async preview(year: number): Promise<JsonObject> {
    return this.call('GET', `admin/billing/preview?declaration=${declaration}&year=${year}`)
  }

  /** Returns the run's id. */
  async begin(year: number): Promise<string> {
    return String((await this.call('POST', 'admin/billing/runs', { declaration, year }))['id'])
  }

  async undo(id: string): Promise<void> {
    await this.call('POST', 'admin/billing/runs/undo', { id, reason: 'Measured' })
  }

  private async call(method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<JsonObject> {
    const agent = new Agent()
    const sent = { method, path, token: this.officer, caller: 1, compressed: false, ...(body && jsonBody(body)) }
    const { status, body: answered } = await makeCall(agent, this.port, sent)
    agent.destroy()
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${answered.toString()}`)
    const answer: JsonValue = JSON.parse(answered.toString())
    const data = isJsonObject(answer) ? answer['data'] : undefined
    return isJsonObject(data) ? data : {}
  }
}

/** What is known of the newest job of a kind. Asked of the database, so that the server is not kept busy by it. */
async function newestJob(database: Pick<Database, 'inTenant'>, tenant: string, kind: string) {
  return database.inTenant(tenant, ({ db }) =>
    db
      .selectFrom('jobs')
      .select(['outcome', 'due_at', 'progress', 'report', 'error'])
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .orderBy('clock_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
}

/** Waits until the newest job of a kind is over; returns its counts. Throws when it failed. */
export async function jobOver(
  database: Pick<Database, 'inTenant'>,
  tenant: string,
  kind: string,
): Promise<Readonly<Record<string, number>>> {
  for (;;) {
    const job = await newestJob(database, tenant, kind)
    if (job !== undefined && job.outcome !== null && job.due_at === null) {
      if (job.outcome !== 'done') throw new Error(`${kind} has ${job.outcome}: ${job.error}`)
      return job.report.counts
    }
    await setTimeout(250)
  }
}

/** Waits until the newest job of a kind has done a part of its work. */
export async function jobPartlyDone(
  database: Pick<Database, 'inTenant'>,
  tenant: string,
  { kind, done }: { readonly kind: string; readonly done: number },
): Promise<void> {
  for (;;) {
    const job = await newestJob(database, tenant, kind)
    if (job !== undefined && (job.progress?.done ?? 0) >= done) return
    await setTimeout(50)
  }
}
