import type { NewCase } from '../../../src/contract/new-case.ts'
import { answersOfSteps, decidedRefusals, ownersStart, stepsInView } from '../../../src/engine/cases/beginning.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import { offeredTransitions } from '../../../src/engine/cases/offered.ts'
import { beginWorld, runOwner, worldFacts } from '../../../src/engine/cases/runs/run-world.ts'
import { checklistDocument } from '../../../src/engine/cases/sections-read.ts'
import { namedFacts } from '../../../src/engine/cases/values/named-facts.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { NamedValues } from '../../../src/engine/condition/named-values.ts'
import { owner } from './sample-view.ts'
import type { WalkedCases } from './walked-cases.ts'

/**
 * What an owner finds who begins a case: whom the first run is about, with everything that checklists ask. Undefined
 * for a type whose page offers no beginning.
 */
export function sampleBeginning(walked: WalkedCases): NewCase | undefined {
  const { type, page, runs, setting } = walked
  const begins = ownersStart(type)
  const run = runs[0]?.run
  if (begins === undefined || page.list.start === undefined || run === undefined) return undefined
  const kase = unstartedCase(type.id, runOwner)
  const facts = worldFacts(type, beginWorld(run, kase, setting), run, setting)
  const values = namedFacts(type, kase, facts)
  const steps = stepsInView(page, values, facts)
  const offered = offeredTransitions(type, kase, owner, facts).find(({ id }) => id === begins.id)
  const isOpen = offered !== undefined && decidedRefusals(type, kase, offered.closed).length === 0
  return {
    start: isOpen ? { id: offered.id, title: offered.title, closed: [] } : null,
    steps: steps.map(({ id }) => id),
    answers: answersOfSteps(steps, values, facts),
    checklists: checklistsOf(walked, values, facts),
  }
}

function checklistsOf({ type, documents }: WalkedCases, values: NamedValues, facts: CaseFacts): NewCase['checklists'] {
  return (type.declared.checklists ?? []).map((one) => ({
    id: one.id,
    items: (checklistDocument(one, documents, { values, facts })?.checklist.items ?? []).map((item) => ({
      checkListType: item.type,
      description: item.description,
      mandatory: item.mandatory,
      pass: true,
    })),
  }))
}
