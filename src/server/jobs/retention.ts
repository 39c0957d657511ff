import type { Retention } from '../platform/published/tenant-declaration.ts'

/** How long leftovers are kept where an organisation declares nothing; schemas/meta/tenant.json says the same. */
export const defaultRetention: Required<Retention> = {
  unverifiedAccountDays: 7,
  messageDays: 90,
  refereeLinkDays: 30,
  unnamedFileHours: 24,
  changeKeyDays: 14,
}

const hour = 60 * 60 * 1000
export const day = 24 * hour

/** The moments before which leftovers are old enough to go. */
export interface RetentionEnds {
  readonly unverifiedAccounts: Date
  readonly messages: Date
  readonly refereeLinks: Date
  readonly unnamedFiles: Date
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
    changeKeys: before(retention.changeKeyDays * day),
  }
}
