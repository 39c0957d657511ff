import { samplePicture } from '../../../../src/server/start/sample-data/sample-files.ts'
import { emailOf } from '../many-members.ts'
import { formBody, jsonBody } from '../bodies.ts'
import type { Call, CallAnswer } from '../call.ts'
import { firstRecord } from './members.ts'

export const kinds = ['reading', 'saving', 'uploading', 'logging in'] as const
export type Kind = (typeof kinds)[number]

/** A member at a browser. */
export interface Visitor {
  readonly number: number
  readonly token: string
  readonly password: string
  /** Sends a request; its time counts towards its kind. */
  call(kind: Kind, call: Call): Promise<CallAnswer>
}

/** A member's requests on one screen of the portal, sent together where the browser sends them together. */
type Visit = (visitor: Visitor) => Promise<void>

const checklist = 'application/checklist/GRADUATE'
/** A scanned signature. */
const signature = Buffer.concat([samplePicture('#112233', 300), Buffer.alloc(150_000)])

async function readAll(visitor: Visitor, ...paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => visitor.call('reading', { ...own(visitor), method: 'GET', path })))
}

const own = ({ number, token }: Visitor) => ({ caller: number, token })

const dashboard: Visit = (visitor) =>
  readAll(visitor, 'auth/user', 'dashboard', 'setup/membership-categories', checklist)

const profile: Visit = async (visitor) => {
  await readAll(visitor, 'profile', checklist, 'profile/contact')
  await readAll(visitor, 'profile/work-experience')
}

/** Changes the existing contact; then the portal fetches again what shows it. */
const save: Visit = async (visitor) => {
  const listed = { ...own(visitor), method: 'GET', path: 'profile/contact', compressed: false } as const
  const { body } = await visitor.call('reading', listed)
  const { $revision = null, ...record } = firstRecord(body) ?? {}
  const changed = { ...record, $ifRevision: $revision, Address: `P.O. BOX ${Math.ceil(performance.now())}` }
  await post(visitor, 'saving', 'profile/contact/update', formBody(changed))
  await readAll(visitor, 'profile/contact', checklist, 'auth/user')
}

function post(visitor: Visitor, kind: Kind, path: string, body: ReturnType<typeof formBody>): Promise<CallAnswer> {
  return visitor.call(kind, { ...own(visitor), method: 'POST', path, ...body })
}

/** A signature replaces the previous one, so that no quota is reached. */
const upload: Visit = async (visitor) => {
  const file = { field: 'base64Attachment', name: 'signature.png', mediaType: 'image/png', content: signature }
  await post(visitor, 'uploading', 'profile/signature', formBody({ namespace: 'application' }, [file]))
  await readAll(visitor, 'profile/signature', checklist, 'auth/user')
}

const logIn: Visit = async (visitor) => {
  const { number: caller, password } = visitor
  const body = jsonBody({ email: emailOf(caller), password })
  await visitor.call('logging in', { method: 'POST', path: 'auth/login', caller, ...body })
  await dashboard(visitor)
}

/** Each kind of visit once. */
export const everyVisit: readonly Visit[] = [dashboard, profile, save, upload, logIn]

/** How many of each out of twenty visits. */
const mix: readonly Visit[] = [
  ...Array.from({ length: 7 }, () => dashboard),
  ...Array.from({ length: 7 }, () => profile),
  ...Array.from({ length: 3 }, () => save),
  ...Array.from({ length: 1 }, () => upload),
  ...Array.from({ length: 2 }, () => logIn),
]

/** One visit of the mix. @param chance from 0 to below 1 */
export const visitAt = (chance: number): Visit => mix[Math.floor(chance * mix.length)] ?? dashboard
