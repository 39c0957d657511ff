import type { CaseRun, RunStep } from '../../../src/engine/document/case-run.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import type { Actor } from '../../../src/engine/cases/model/actor.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import type { RefusalCode } from '../../../src/engine/cases/model/outcome.ts'
import { offeredTransitions } from '../../../src/engine/cases/offered.ts'
import { beginWorld, runOwner, worldFacts } from '../../../src/engine/cases/runs/run-world.ts'
import type { RunSetting, RunWorld } from '../../../src/engine/cases/runs/run-world.ts'
import type { WalkedStep } from '../../../src/engine/cases/runs/walk-run.ts'
import { withSent } from '../../../src/engine/cases/steps/sent-answers.ts'
import { readFact } from '../../../src/engine/cases/values/resolve-value.ts'
import { isEditable } from '../../../src/engine/cases/values/named-facts.ts'

/** What refuses a transition only once it is taken: what was sent or assured, and another case with its key. */
const afterwards: readonly RefusalCode[] = ['invalid', 'unassured', 'taken', 'no-amount']
const unoffered: readonly RefusalCode[] = ['not-here', 'not-yours', 'not-offered']

/**
 * Where a walk took a transition that a screen would have shown as closed or not at all, or refused one for another
 * reason than a screen would have shown before.
 */
export function verdictFaults(
  type: CaseType,
  run: CaseRun,
  setting: RunSetting,
  walked: readonly WalkedStep[],
): readonly string[] {
  let world = beginWorld(run, unstartedCase(type.id, runOwner), setting)
  return walked.flatMap(({ step, happened }) => {
    const before = step.new
      ? { ...world, kase: unstartedCase(type.id, runOwner), others: [...world.others, world.kase] }
      : world
    world = { ...happened.world, minutes: happened.world.minutes + 1 }
    if (step.do === undefined) return []
    const shown = shownVerdict(type, sentIn(type, before, step), { run, setting, as: step.as, id: step.do })
    const codes = happened.refusals.map(({ code, id = '' }) => `${code} ${id}`).toSorted()
    if (shown === undefined) {
      return happened.refusals.every(({ code }) => unoffered.includes(code)) && codes.length > 0
        ? []
        : [`"${step.do}" is not shown, and was ${codes.join() || 'taken'}.`]
    }
    const isOpen = shown.length === 0
    const isLate = happened.refusals.every(({ code }) => afterwards.includes(code))
    const isSame = isOpen ? isLate : shown.join() === codes.join()
    return isSame ? [] : [`"${step.do}" is shown as ${shown.join() || 'open'}, and was ${codes.join() || 'taken'}.`]
  })
}

/** The world with the answers that are sent, where they may be changed. */
function sentIn(type: CaseType, world: RunWorld, { do: id = '', with: sent = {} }: RunStep): RunWorld {
  const { kase } = world
  if (!isEditable(type, kase.state) || type.transitions.get(id)?.asks !== undefined) return world
  const values = { user: world.user, profile: world.profile }
  const resolved = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('=') ? (readFact(value.slice(1), values) ?? null) : value,
  ])
  const answers = withSent(type, kase, { ...kase.answers, ...Object.fromEntries(resolved) })
  return { ...world, kase: { ...kase, answers } }
}

interface Looking {
  readonly run: CaseRun
  readonly setting: RunSetting
  readonly as: string | undefined
  readonly id: string
}

/** What closes a transition on the screen of an actor; undefined when it is not shown. */
function shownVerdict(type: CaseType, world: RunWorld, { run, setting, as = runOwner, id }: Looking) {
  const [role = ''] = as.split(':')
  const actor: Actor = { kind: 'person', id: as, roles: role === runOwner ? [] : [role] }
  const offered = offeredTransitions(type, world.kase, actor, worldFacts(type, world, run, setting))
  const found = offered.find((one) => one.id === id)
  return found?.closed.map(({ code, id: which = '' }) => `${code} ${which}`).toSorted()
}
