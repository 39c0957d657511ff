import type { CaseType } from '../cases/case-type.ts'
import { startState } from '../cases/model/case.ts'
import { runFindings } from '../cases/runs/run-findings.ts'
import { runOwner } from '../cases/runs/run-world.ts'
import type { RunSetting } from '../cases/runs/run-world.ts'
import { walkRun } from '../cases/runs/walk-run.ts'
import type { CaseRun, RunStep } from '../document/case-run.ts'
import type { DocumentId } from '../document/document-id.ts'
import { newItemId } from '../editing/new-name.ts'
import type { JsonObject } from '../json/json.ts'
import type { DeclaredTransition } from '../../generated/case-declaration.ts'

/** A case type, and where its runs are walked. */
interface WalkedType {
  readonly type: CaseType
  readonly setting: RunSetting
  /** Answers that a form takes, for a transition that asks them. */
  readonly answersTo: (form: DocumentId) => JsonObject | undefined
}

/**
 * The runs of a case type, with one more for each transition that none of them takes: it begins as another run, until
 * the case stands where the transition leaves, and then takes it. A transition that no such run can take, because its
 * guard does not hold in any of them, is left to the check.
 */
export function followRuns(walked: WalkedType, runs: readonly CaseRun[]): readonly CaseRun[] {
  const { type, setting } = walked
  const taken = new Set(runs.flatMap((run) => runFindings({ type, run, setting }).taken))
  const untaken = [...type.transitions.values()].filter(({ id }) => !taken.has(id))
  for (const transition of untaken) {
    const added = runTaking(walked, runs, transition)
    // It may lead to where another one leaves.
    if (added !== undefined) return followRuns(walked, [...runs, added])
  }
  return runs
}

/** The first run that takes a transition at its end. */
function runTaking(walked: WalkedType, runs: readonly CaseRun[], transition: DeclaredTransition): CaseRun | undefined {
  const { type, setting } = walked
  const id = newItemId(
    `takes ${transition.id}`,
    runs.map((run) => run.id),
  )
  for (const like of runs) {
    for (const before of beginnings(walked, like, transition)) {
      for (const last of lastSteps(walked, like, transition)) {
        const { given, today } = like
        const run: CaseRun = {
          id,
          ...(today !== undefined && { today }),
          ...(given && { given }),
          steps: [...before, last],
        }
        const { findings, taken } = runFindings({ type, run, setting })
        if (findings.length > 0 || !taken.includes(transition.id)) continue
        const state = walkRun({ type, run, setting }).at(-1)?.happened.world.kase.state
        return { ...run, steps: [...before, { ...last, ...(state !== undefined && { state }) }] }
      }
    }
  }
  return undefined
}

/** The steps with which a run begins, wherever they leave the case where a transition may be taken. */
function beginnings(
  { type, setting }: WalkedType,
  run: CaseRun,
  { from }: DeclaredTransition,
): readonly (readonly RunStep[])[] {
  const walked = walkRun({ type, run, setting })
  const begun = walked.flatMap(({ happened }, i) =>
    from.includes(happened.world.kase.state) ? [run.steps.slice(0, i + 1)] : [],
  )
  return from.includes(startState) ? [[], ...begun] : begun
}

/** The step by which a person of each kind that may takes a transition, in the run's way to begin where it is one. */
function lastSteps(
  { answersTo }: WalkedType,
  { steps: [first] }: CaseRun,
  { id, by, asks, from }: DeclaredTransition,
): readonly RunStep[] {
  const sent = asks === undefined ? (from.includes(startState) ? first?.with : undefined) : answersTo(asks)
  return by
    .filter((actor) => actor !== 'system')
    .flatMap((actor) => (actor === runOwner ? [actor] : [actor, `${actor}:other`]))
    .map((as) => ({ as, do: id, ...(sent && { with: sent }) }))
}
