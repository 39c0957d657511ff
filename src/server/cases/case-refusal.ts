import { ClosedReason } from '../../engine/cases/closed-reason.ts'
import type { CaseRefusal, RefusalCode } from '../../engine/cases/model/outcome.ts'
import type { PlainTextKey } from '../../engine/translate/message.ts'
import { DeclaredIssue } from '../../engine/validation/declared-issue.ts'
import { Refusal, refusedAnswer } from '../platform/refusal.ts'
import type { ClosedBecause } from '../platform/refusal.ts'

/** The texts of refusals that no case type declares. */
const keys = {
  'not-here': 'server.case-not-here',
  'not-offered': 'server.case-not-offered',
  'four-eyes': 'server.case-four-eyes',
  asked: 'server.case-asked',
  unassured: 'server.case-unassured',
  once: 'server.case-once',
  'not-asked': 'server.case-not-asked',
  'no-amount': 'server.case-no-amount',
} as const satisfies Partial<Record<RefusalCode, PlainTextKey>>

/**
 * Why a step is refused, as a refusal of the call. What the actor may not do is not there for them, as if it did not
 * exist. Everything else that closes a transition is listed in `reasons`; the first of them is the message.
 */
export function caseRefusal(refusals: readonly CaseRefusal[]): Refusal {
  const [first] = refusals
  if (first === undefined || first.code === 'not-yours' || first.code === 'unknown') return new Refusal('not-found')
  if (first.code === 'stale') return new Refusal('stale')
  if (first.code === 'invalid') {
    const issues = (first.issues ?? []).filter((issue) => issue instanceof DeclaredIssue)
    return new Refusal('invalid', { errors: issues.map(refusedAnswer) })
  }
  if (first.code === 'unknown-pin' || first.code === 'not-pinned') return refusedPlaces(first.code, first.pointers)
  const message = messageOf(first)
  const errors = (first.pointers ?? []).map((pointer) => ({ pointer, message }))
  const details = { message, reasons: closedReasons(refusals), ...(errors.length > 0 && { errors }) }
  return new Refusal(first.code === 'taken' ? 'conflict' : 'case-closed', details)
}

/** Pins, or answers, each with the sentence that refuses it, which is the message of the whole as well. */
function refusedPlaces(code: 'unknown-pin' | 'not-pinned', pointers: CaseRefusal['pointers'] = []): Refusal {
  const message = { key: code === 'unknown-pin' ? 'server.pin-unknown' : 'server.answer-not-asked' } as const
  return new Refusal('invalid', { message, errors: pointers.map((pointer) => ({ pointer, message })) })
}

/** Everything that closes a transition, with a sentence for each. */
export const closedReasons = (refusals: readonly CaseRefusal[]): readonly ClosedBecause[] =>
  refusals.map((refusal) => ({
    code: refusal.code,
    ...(refusal.id !== undefined && { id: refusal.id }),
    ...(refusal.mend !== undefined && { mend: refusal.mend }),
    text: messageOf(refusal),
  }))

function messageOf(refusal: CaseRefusal): ClosedBecause['text'] {
  const { code } = refusal
  if (code === 'guard' || code === 'taken' || code === 'full') return new ClosedReason(refusal)
  return { key: isKeyed(code) ? keys[code] : keys['not-offered'] }
}

const isKeyed = (code: RefusalCode): code is keyof typeof keys => Object.hasOwn(keys, code)
