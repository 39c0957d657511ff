import type { Retention } from '../platform/published/tenant-declaration.ts'

/** How long leftovers are kept by default; schemas/meta/tenant.json documents the same values. */
export const defaultRetention: Required<Retention> = {
  unverifiedAccountDays: 7,
  messageDays: 90,
  refereeLinkDays: 30,
  unnamedFileHours: 24,
  unnamedPictureDays: 30,
  changeKeyDays: 14,
}

const hour = 60 * 60 * 1000
export const day = 24 * hour

/** The times before which leftovers are pruned. */
export interface RetentionEnds {
  readonly unverifiedAccounts: Date
  readonly messages: Date
  readonly refereeLinks: Date
  readonly unnamedFiles: Date
  readonly unnamedPictures: Date
  readonly changeKeys: Date
}

export function retentionEnds(declared: Retention | undefined, now: Date): RetentionEnds {
  const retention = { ...defaultRetention, ...declared }
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  return {
    unverifiedAccounts: before(retention.unverifiedAccountDays * day),
    messages: before(retention.messageDays * day),
    refereeLinks: before(retention.refereeLinkDays * day),
    unnamedFiles: before(retention.unnamedFileHours * hour),
    unnamedPictures: before(retention.unnamedPictureDays * day),
    changeKeys: before(retention.changeKeyDays * day),
  }
}
