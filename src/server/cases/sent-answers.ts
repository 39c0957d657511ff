import { openQuestion } from '../../engine/cases/model/case.ts'
import { isEditable } from '../../engine/cases/values/named-facts.ts'
import { equalJson } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { fieldsPinned, isPinned } from '../../engine/cases/model/question-pin.ts'
import { getAt, parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { fileAnswersIn } from '../http/intake/file-answer.ts'
import { Refusal } from '../platform/refusal.ts'
import { storableAnswers } from './facts/form-issues.ts'
import type { OpenedCase } from './opened-case.ts'

/** What was sent for a form, as it is stored; nothing where no form asks for it. Its files are those of the call. */
export function storableIn(
  { place, facts }: OpenedCase,
  form: string | undefined,
  sent: JsonObject | undefined,
): JsonObject {
  if (form === undefined || sent === undefined) return {}
  const files = { received: place.files?.received, stored: form === place.type.id ? facts.files : [] }
  return storableAnswers(place.tenant, form, sent, { now: place.now, values: facts.values, files })
}

/**
 * The case's own answers that were sent, as they are stored.
 *
 * @throws Refusal `invalid` for a file in place of one that was submitted
 */
export function ownAnswersIn(opened: OpenedCase, sent: JsonObject): JsonObject {
  const answers = storableIn(opened, opened.place.type.id, sent)
  requireSubmittedFiles(opened, answers, [])
  return answers
}

/**
 * The same for the answer to the open question, which may change the files that it names. A default of a field that was
 * neither sent nor asked about is no answer of the owner's.
 */
export function correctionIn(opened: OpenedCase, sent: JsonObject): JsonObject {
  const answers = storableIn(opened, opened.place.type.id, sent)
  const fields = fieldsPinned(openQuestion(opened.kase)?.pins ?? [])
  requireSubmittedFiles(opened, answers, fields)
  const asked = new Set(fields.map((field) => parsePointer(field)[0]))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => Object.hasOwn(sent, name) || asked.has(name)))
}

/** What was submitted stays as it was until the owner may prepare it again. */
function requireSubmittedFiles(
  { actor, kase, place, facts }: OpenedCase,
  answers: JsonObject,
  asked: readonly JsonPointer[],
): void {
  const { frozen, state, owner } = kase
  if (frozen === undefined || actor.id !== owner || isEditable(place.type, state)) return
  const [before, now] = [facts.contentsOf(frozen.answers), facts.contentsOf(answers)]
  const exchanged = fileAnswersIn(answers).filter(
    ({ pointer }) => !isPinned(pointer, asked) && !equalJson(getAt(before, pointer), getAt(now, pointer)),
  )
  const message = { key: 'server.file-submitted' } as const
  if (exchanged.length > 0)
    throw new Refusal('invalid', { errors: exchanged.map(({ pointer }) => ({ pointer, message })) })
}
