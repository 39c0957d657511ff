import { createHash } from 'node:crypto'
import { entryFields } from '../../contract/entry-field.ts'
import { canonicalJson } from '../../engine/json/canonical-json.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { withContents } from '../http/intake/with-contents.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { keepChangeKey } from './change-keys.ts'
import type { ChangeKey } from './change-keys.ts'
import type { Changed, OpenedChange, SectionChange } from './section-change.ts'
import { entryNumberIn } from './entry-number.ts'
import { withVersions } from './with-versions.ts'
import { withoutAdditions } from './wire-record.ts'

export type Change = (tx: TenantTransaction, change: OpenedChange) => Promise<Changed>

/**
 * Makes a change with a key, unless that key has made one already: then it returns the current record and writes
 * nothing. A removal needs no key, because it can be repeated.
 *
 * @throws Refusal `key-reused` when the key came with another request; `stale` when its record was removed meanwhile
 */
export async function changeOnce(tx: TenantTransaction, change: OpenedChange, make: Change): Promise<Changed> {
  const { call, profile, caller, known, conditions: { key } = {} } = change
  if (key === undefined || call.action === 'remove') return make(tx, change)
  const hash = requestHash(change)
  if (known) return changedBefore(change, known, hash)
  const changed = await make(tx, change)
  const name = { profile_id: profile.id, section: call.section, key }
  const { entry_no } = changed.row
  await keepChangeKey(tx, { ...name, entry_no, request_hash: hash, created_at: caller.now })
  return changed
}

function changedBefore(change: OpenedChange, { entry_no, request_hash }: ChangeKey, hash: string): Changed {
  const { form, rows } = change.state
  const row = rows.find((one) => one.entry_no === entry_no)
  if (!row) throw withVersions('stale', form, { ...change, row: null })
  if (request_hash !== hash) throw withVersions('key-reused', form, { ...change, row })
  return { row, kept: new Set(), dropped: [] }
}

/** A digest of the request: its answers, the bytes of its files, and the record it is for. */
function requestHash({ caller, call, incoming }: SectionChange): string {
  if (exceededLimit(incoming.answers)) return ''
  const form = formOf(caller.tenant, call.section)
  const entry = entryNumberIn(incoming.answers, entryFields(form.document.schema)) ?? null
  const answers = withContents(withoutAdditions(form, incoming.answers), (id) => incoming.files.get(id))
  return createHash('sha256')
    .update(canonicalJson([entry, answers]))
    .digest('hex')
}
