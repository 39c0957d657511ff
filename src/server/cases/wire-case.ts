import { startState } from '../../engine/cases/model/case.ts'
import type { FoundWireCall } from '../../engine/cases/wire-calls.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { findCaseNamed } from './case-row.ts'
import type { CaseRow } from './case-row.ts'

interface WireCaller {
  readonly user: UserRow
}

/** The most cases that a list of the wire has, which has no pages. */
const longest = 50

/** The caller's own cases of a type, newest first. */
function ownOnWire(
  { tenant, db }: TenantTransaction,
  { user }: WireCaller,
  type: string,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
) {
  let rows = db.selectFrom('cases').where('tenant', '=', tenant).where('type', '=', type)
  // Of an account without a profile there are none: nothing equals null.
  rows = rows.where('owner_id', '=', user.id).where('profile_id', '=', user.profile_id)
  if (isOpen) rows = rows.where('final', '=', false)
  return rows.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(longest)
}

/** The caller's own cases of a type as they are stored, newest first. */
export const ownRowsOnWire = (tx: TenantTransaction, caller: WireCaller, type: string): Promise<readonly CaseRow[]> =>
  ownOnWire(tx, caller, type).selectAll().execute()

/**
 * The case that a declared call means: the one that a value of the body or the path names, the newest, or the caller's
 * only one that is not final. Undefined when the call starts a new one. Whether the caller sees it, the call decides.
 *
 * @throws Refusal `not-found` when no case is meant, or several might be
 */
export async function findNamedOnWire(
  tx: TenantTransaction,
  caller: WireCaller,
  { type, call, path }: FoundWireCall,
  body: JsonObject,
): Promise<string | undefined> {
  const which = call.case ?? (path['number'] === undefined ? undefined : '=path.number')
  if (which !== undefined && which !== 'newest') {
    const name = nameIn(which, path, body)
    const row = (await findCaseNamed(tx, type.id, name)) ?? (await findCaseNamed(tx, type.id, decoded(name)))
    if (row === undefined) throw new Refusal('not-found')
    return row.id
  }
  const rows = await ownOnWire(tx, caller, type.id, { isOpen: which === undefined })
    .select('id')
    .execute()
  if (rows.length === 0 && type.transitions.get(call.does)?.from.includes(startState) === true) return undefined
  const [first, ...others] = rows
  if (first === undefined || (which === undefined && others.length > 0)) throw new Refusal('not-found')
  return first.id
}

function nameIn(which: string, path: FoundWireCall['path'], body: JsonObject): string {
  const [, place, name = ''] = /^=(body|path)\.(.+)$/.exec(which) ?? []
  return place === 'path' ? (path[name] ?? '') : textAnswer(body, name)
}

/** A number that came in base64, of either alphabet. */
const decoded = (name: string): string => Buffer.from(name, 'base64').toString().replaceAll('\0', '')
