import { drawingKind } from '../cases/documents/drawing-kind.ts'
import { issuedFile } from '../cases/documents/draw-issued.ts'
import type { DrawingServices } from '../cases/documents/draw-issued.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { Refusal } from '../platform/refusal.ts'

/** The pause before a server looks for documents that were issued; milliseconds. */
const pauseMilliseconds = 1000

/**
 * Draws documents that were issued, each in a thread of its own and without a transaction. One that nobody can find any
 * more, because its case was erased, is done. A few at once leave room for documents that people wait for, and pauses
 * three times as long as the drawing leave the processor to their requests: hundreds may be issued at once.
 */
export const drawDocuments = (services: DrawingServices): JobKind => ({
  name: drawingKind,
  pause: pauseMilliseconds,
  batch: 2,
  rest: 3,
  keeps: false,
  begin: async (_tx, jobs) =>
    jobs.map(({ id }) => async ({ tenant }) => {
      await issuedFile(services, tenant, id).catch(ignoreErased)
      return { outcome: 'done' }
    }),
})

function ignoreErased(error: unknown): void {
  if (error instanceof Refusal && error.code === 'not-found') return
  throw error
}
