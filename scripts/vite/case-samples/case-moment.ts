import type { Case } from '../../../src/engine/cases/model/case.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { HistoryEntry } from '../../../src/engine/cases/model/outcome.ts'
import { worldFacts } from '../../../src/engine/cases/runs/run-world.ts'
import type { RunWorld } from '../../../src/engine/cases/runs/run-world.ts'
import { numberedRun } from './walked-cases.ts'
import type { WalkedCases, WalkedRun } from './walked-cases.ts'

/** A case at one moment of a run, with everything that its screens read. */
export interface CaseMoment {
  readonly id: string
  readonly kase: Case
  readonly facts: CaseFacts
  readonly history: readonly HistoryEntry[]
  /** When each document was issued, by its id; the last time. */
  readonly issued: ReadonlyMap<string, string>
}

/** The case after each step of a run. */
export function momentsOf({ type, setting }: WalkedCases, { run, steps }: WalkedRun): readonly CaseMoment[] {
  let issued: ReadonlyMap<string, string> = new Map()
  return steps.map(({ step, happened: { world, effects } }) => {
    const facts = factsAt(world)
    const added = effects.flatMap((one) => (one.effect === 'issue' ? [[one.document, facts.now] as const] : []))
    issued = new Map([...(step.new === true ? [] : issued), ...added])
    return { id: run.id, kase: world.kase, facts, history: world.history, issued }
  })

  function factsAt(world: RunWorld): CaseFacts {
    return worldFacts(type, world, run, setting)
  }
}

/** The first case that is in a state, with a number that no case of another state or run has. */
export function momentIn(walked: WalkedCases, state: string): CaseMoment | undefined {
  const { runs, type } = walked
  const found = runs.find((run) => momentsOf(walked, run).some(({ kase }) => kase.state === state))
  if (found === undefined) return undefined
  const own = numberedRun(walked, found.run, runs.length + [...type.states.keys()].indexOf(state))
  const moment = momentsOf(walked, own).find(({ kase }) => kase.state === state)
  return moment && { ...moment, id: `${found.run.id}-${state}` }
}
