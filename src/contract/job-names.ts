/** The kinds of work in the background that `GET admin/jobs` lists; each has a title, `portal.jobs.kind.<kind>`. */
export const jobKinds = [
  'draw-document',
  'ask-payment',
  'import-members',
  'begin-cases',
  'wake-cases',
  'prune-leftovers',
  'sweep-files',
] as const
export type ListedJobKind = (typeof jobKinds)[number]

/** What reports of jobs count; each has a text, `portal.jobs.count.<name>`. */
export const jobCounts = [
  'members-added',
  'members-changed',
  'members-unchanged',
  'members-activated',
  'rows-left-out',
  'looked',
  'woken',
  'refused',
  'files',
  'unnamed',
  'removed',
  'missing',
  'sessions',
  'challenges',
  'links',
  'activations',
  'limits',
  'device-tokens',
  'registrations',
  'unverified-accounts',
  'message-texts',
  'messages',
  'jobs',
  'referee-links',
  'case-calls',
  'case-readers',
  'change-keys',
] as const
export type JobCountName = (typeof jobCounts)[number]
