import { hasPicturesBefore, removeUnnamedPictures } from '../platform/brand/uploaded-pictures.ts'
import type { JobLook, TenantJob } from '../platform/jobs/tenant-job.ts'
import { day, retentionEnds } from './retention.ts'

/** Removes pictures of the brand that were uploaded, and that nothing names after the time that is declared. */
export const prunePictures: TenantJob = {
  name: 'prune-pictures',
  every: day,
  isIdle: async (tx, look) => !(await hasPicturesBefore(tx, endOf(look))),
  async run(run) {
    const removed = await run.services.database.inTenant(run.tenant.id, (tx) => removeUnnamedPictures(tx, endOf(run)))
    return { counts: { pictures: removed } }
  },
}

const endOf = ({ tenant, now }: Pick<JobLook, 'tenant' | 'now'>): Date =>
  retentionEnds(tenant.declaration.retention, now).unnamedPictures
