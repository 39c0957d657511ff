import type { Job } from '../platform/jobs/job.ts'
import { Refusal } from '../platform/refusal.ts'
import { rebasePublished } from '../publishing/rebase-published.ts'
import type { RebasingServices } from '../publishing/rebase-published.ts'

/** How long it waits before it tries organisations again that could not be looked at; milliseconds. */
const pauseMilliseconds = 5000

/**
 * Merges this release with what every organisation has published, once after the start of a server (ADM-14). Until an
 * organisation's turn, it has what it had. This is no queued job, because each process knows its own release alone.
 */
export function rebaseForms(services: RebasingServices): Job {
  const waiting = new Set(services.tenants.all)
  return {
    name: 'rebase-forms',
    pause: pauseMilliseconds,
    async runDue(stopping) {
      for (const tenant of waiting) {
        if (stopping.aborted) return
        try {
          await rebasePublished(services, tenant)
        } catch (problem) {
          if (problem instanceof Refusal && problem.code === 'forms-busy') return
          throw problem
        }
        waiting.delete(tenant)
      }
    },
  }
}
