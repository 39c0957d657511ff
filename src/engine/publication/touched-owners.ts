import type { JsonObject } from '../json/json.ts'
import { equalJson } from '../json/json.ts'
import { fitAnswers } from '../revision/fit-answers.ts'
import type { FittedAnswers } from '../revision/fit-answers.ts'
import { hasNoIssues } from '../validation/prepare-answers.ts'
import type { JudgingForm, OwnedRecords } from './record-effects.ts'

/** Whose records a change may do something to. */
export interface TouchedOwners {
  /** How many records were looked at. */
  readonly records: number
  readonly owners: readonly string[]
}

/**
 * Finds whose records a change of a form may do something to, by the narrowed versions of the form (`narrowedForms`)
 * and the answers to their fields alone. Of all others `recordEffects` would find nothing: both versions keep the same
 * of their answers, so that rules which read whole records read the same, and where the narrowed form finds something
 * wrong it did so before.
 */
export function touchedOwners<Owned extends OwnedRecords>(
  owners: Iterable<Owned>,
  before: JudgingForm<Owned>,
  after: JudgingForm<Owned>,
): TouchedOwners {
  const touched: string[] = []
  let records = 0
  for (const owned of owners) {
    records += owned.records.length
    if (isTouched(owned, before, after)) touched.push(owned.owner)
  }
  return { records, owners: touched }
}

function isTouched<Owned extends OwnedRecords>(
  owned: Owned,
  before: JudgingForm<Owned>,
  after: JudgingForm<Owned>,
): boolean {
  const [contextBefore, contextAfter] = [before.contextOf(owned), after.contextOf(owned)]
  const loses = (answers: JsonObject): boolean => {
    const [was, is] = [fitAnswers(before.form, answers), fitAnswers(after.form, answers)]
    if (!isSame(was, is)) return true
    return !hasNoIssues(after.form, is.answers, contextAfter) && hasNoIssues(before.form, was.answers, contextBefore)
  }
  return owned.records.some(loses)
}

function isSame(was: FittedAnswers, is: FittedAnswers): boolean {
  const [unaskedBefore, unaskedAfter] = [was.unasked, is.unasked]
  const isUnasked = (pointer: string) => unaskedBefore.has(pointer)
  return (
    unaskedBefore.size === unaskedAfter.size &&
    [...unaskedAfter.keys()].every(isUnasked) &&
    equalJson(was.answers, is.answers)
  )
}
