import type { CaseRun, RunStep } from '../../../../engine/document/case-run.ts'
import type { CaseType } from '../../../../engine/cases/case-type.ts'
import type { Case } from '../../../../engine/cases/model/case.ts'
import type { Effect, HistoryEntry } from '../../../../engine/cases/model/outcome.ts'
import { walkRun } from '../../../../engine/cases/runs/walk-run.ts'
import type { RunSetting } from '../../../../engine/cases/runs/run-world.ts'
import { shiftDate } from '../../../../engine/cases/values/shift-date.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'

/** A part of a declared course of a case: its first steps. */
export interface Course {
  readonly run: CaseRun
  readonly steps: readonly RunStep[]
}

/** A case that has gone a part of a course, with what each step led to. People have the names of the course. */
export interface WalkedCase {
  readonly kase: Case
  readonly history: readonly HistoryEntry[]
  readonly effects: readonly { readonly revision: number; readonly today: string; readonly effect: Effect }[]
}

/**
 * The parts of an organisation's declared courses before anything is paid or time passes, by the state in which they
 * end; what is refused there is left out. They begin with a profile that comes to be, of somebody who is no member yet.
 */
export function coursesByState(
  type: CaseType,
  runs: readonly CaseRun[],
  setting: RunSetting,
): ReadonlyMap<string, readonly Course[]> {
  const byState = new Map<string, Course[]>()
  for (const run of runs.filter(isOfNewcomers)) {
    const taken = run.steps.filter(({ refused }) => refused === undefined)
    const end = taken.findIndex(({ pay, wait }) => pay !== undefined || wait !== undefined)
    const plain = end === -1 ? taken : taken.slice(0, end)
    const walked = walkRun({ type, run: { ...run, steps: plain }, setting })
    for (const [i, { happened }] of walked.entries()) {
      const { state } = happened.world.kase
      byState.set(state, [...(byState.get(state) ?? []), { run, steps: plain.slice(0, i + 1) }])
    }
  }
  return byState
}

const isOfNewcomers = ({ given, steps }: CaseRun): boolean =>
  steps[0]?.event !== undefined && given?.profile?.['MemberNo'] === null

/**
 * Walks a part of a course in the past.
 *
 * @param ended the date of its last step
 * @param pauses the days before each step after the first
 */
export function walkCourse(
  { run, steps }: Course,
  { type, setting, user }: { readonly type: CaseType; readonly setting: RunSetting; readonly user: JsonObject },
  { ended, pauses }: { readonly ended: string; readonly pauses: (step: number) => number },
): WalkedCase {
  const days = steps.map((_step, i) => (i === 0 ? 0 : pauses(i)))
  const today = shiftDate(ended, `-P${days.reduce((sum, one) => sum + one, 0)}D`)
  const paused = steps.flatMap((step, i) => (i === 0 ? [step] : [{ wait: `P${days[i]}D` }, step]))
  const given = { ...run.given, user: { ...run.given?.user, ...user } }
  const walked = walkRun({ type, run: { ...run, given, today, steps: paused }, setting })
  const last = walked.at(-1)
  if (last === undefined) throw new Error(`The course ${run.id} has no steps`)
  const effects = walked.flatMap(({ happened: { world, effects: made } }) =>
    made.map((effect) => ({ revision: world.kase.revision, today: world.today, effect })),
  )
  return { kase: last.happened.world.kase, history: last.happened.world.history, effects }
}
