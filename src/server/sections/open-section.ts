import type { TenantTransaction } from '../platform/database/database.ts'
import { later, together } from '../platform/database/together.ts'
import { Refusal } from '../platform/refusal.ts'
import { sectionLock } from '../profiles/records.ts'
import { changeKeyQuery } from './change-keys.ts'
import { requireOpen, sectionsRead, sectionState } from './read-section.ts'
import { keepsOneRecord, recordNamed } from './record-to-change.ts'
import { requireDue } from './require-due.ts'
import type { OpenedChange, SectionChange } from './section-change.ts'
import { storedRecordsIn, storedRecordsQuery } from './stored-records.ts'

/**
 * Locks the section of a change until the transaction ends, and then reads it and the profile, with one wait for all.
 * What the change's key has done before is read behind the lock too: a second request with that key waits here until
 * the first one has finished, and then finds its result. A call that a page's action makes for a record is refused
 * until the action may be repeated.
 *
 * @throws Refusal `no-profile`; `forbidden` when the section's page does not admit the caller; `too-many`
 */
export async function openSection(
  tx: TenantTransaction,
  asked: Omit<SectionChange, 'profile'>,
  profileId = asked.caller.user.profile_id,
): Promise<OpenedChange> {
  const { caller, call, conditions: { key } = {} } = asked
  if (profileId === null) throw new Refusal('no-profile')
  const isTaken = call.action === 'add' && !keepsOneRecord(call.page) && key === undefined
  const [[counter], found, [known]] = await together(
    tx,
    sectionLock(tx, profileId, call.section, isTaken ? 1 : 0),
    storedRecordsQuery(tx, profileId, sectionsRead(caller.tenant, call.section)),
    key === undefined ? undefined : changeKeyQuery(tx, { profile_id: profileId, section: call.section, key }),
  )
  const { profile, ...stored } = storedRecordsIn(caller.tenant, found)
  if (!profile || !counter) throw new Refusal('no-profile')
  const change = { ...asked, profile }
  const state = sectionState(change, stored)
  requireOpen(caller, call, state)
  // A repetition of a call that was made is answered as that was.
  const record = known === undefined && call.repeatable ? recordNamed(change, state) : undefined
  if (record) requireDue(caller, state, record, call.repeatable ?? [])
  return { ...change, state, lastEntryNo: counter.last_entry_no, isTaken, known }
}

/** The entry number for a record that an opened change adds. */
export async function takeEntryNumber(
  tx: TenantTransaction,
  { profile, call, lastEntryNo, isTaken }: OpenedChange,
): Promise<number> {
  if (isTaken) return lastEntryNo
  await later(tx, sectionLock(tx, profile.id, call.section, 1))
  return lastEntryNo + 1
}
