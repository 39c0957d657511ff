import { wakeCase } from '../cases/wake-case.ts'
import { wakingKind } from '../cases/kept/wake-soon.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** The pause before a server looks for cases that are to be woken; milliseconds. */
const pauseMilliseconds = 1000

/**
 * Wakes a case for which something happened in a step of another one, e.g. that it gets the place which that gave back.
 * One that cannot be moved now stays due for the job `wake-cases`.
 */
export const wakeCaseJob = ({
  database,
  origins,
  staff,
  now,
}: Pick<Services, 'database' | 'origins' | 'staff' | 'now'>): JobKind => ({
  name: wakingKind,
  pause: pauseMilliseconds,
  batch: 4,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(({ payload }) => async ({ tenant }) => {
      const world = { tenant, origin: origins.of(tenant), staff, now: now() }
      await database
        .inTenant(tenant.id, (tx) => wakeCase(tx, world, textAnswer(payload, 'case')))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
      return { outcome: 'done' }
    }),
})
