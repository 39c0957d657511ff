import type { CaseEntry, CaseQueue, CaseSummary, CaseView } from '../../../src/contract/case.ts'
import type { NewCase } from '../../../src/contract/new-case.ts'
import type { OwnCases } from '../../../src/contract/own-cases.ts'
import { caseDiagram } from '../../../src/engine/cases/diagram/case-diagram.ts'
import type { CaseDiagram } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { startState } from '../../../src/engine/cases/model/case.ts'
import { colorOfState } from '../../../src/engine/cases/model/state-color.ts'
import { pageRow } from '../../../src/engine/cases/page-row.ts'
import { staffIn } from '../../../src/engine/cases/steps/staff-in.ts'
import { captionOf } from '../../../src/engine/cases/values/caption.ts'
import type { StateColor } from '../../../src/generated/closed-names.ts'
import { momentIn, momentsOf } from './case-moment.ts'
import type { CaseMoment } from './case-moment.ts'
import { actorOfStep, deedOfStep, peopleOfCases } from './run-words.ts'
import { sampleBeginning } from './sample-beginning.ts'
import { closedWords, sampleHistory, sampleSummary, sampleView } from './sample-view.ts'
import { reachedStates } from './walked-cases.ts'
import type { WalkedCases, WalkedRun } from './walked-cases.ts'

/** What the stories of a case type show of an organisation, in one language. */
export interface CaseSamples {
  /** The title of the type's page. */
  readonly title: string
  readonly diagram: CaseDiagram
  /** What people are called, by their roles. */
  readonly people: Readonly<Record<string, string>>
  readonly runs: readonly SampleRun[]
  /** Who has the cases. */
  readonly viewer: 'applicant' | 'member' | 'firm'
  readonly list: OwnCases
  /** A case in each state that a run reaches. */
  readonly cards: readonly CardSample[]
  /** Absent for a type that its owners do not begin. */
  readonly beginning?: NewCase
  /** The cases on the desk of everybody who works on them. */
  readonly queues: readonly CaseQueue[]
  readonly waiting: readonly CaseSummary[]
}

export interface CardSample {
  readonly state: string
  readonly view: CaseView
  readonly history: readonly CaseEntry[]
  /** Whether the card has the panel that names the state. */
  readonly hasStage: boolean
}

export interface SampleRun {
  readonly id: string
  readonly description: string
  readonly steps: readonly SampleStep[]
}

export interface SampleStep {
  readonly by: string
  readonly did: string
  /** The state afterwards, by its declared title; absent while there is no case. */
  readonly state?: { readonly title: string; readonly color: StateColor }
  /** Why it is refused. */
  readonly refused: readonly string[]
  /** The titles of what was issued, and the subjects of what was sent. */
  readonly issued: readonly string[]
  readonly sent: readonly string[]
}

/** The samples of a case type, all of them from its runs. */
export function caseSamples(walked: WalkedCases): CaseSamples {
  const { type, page, runs, tenant } = walked
  const people = peopleOfCases(tenant.tenant)
  const inState = reachedStates(walked).flatMap((state) => momentIn(walked, state) ?? [])
  const beginning = sampleBeginning(walked)
  const onDesk = inState.filter(({ kase }) => staffIn(type, kase.state).length > 0)
  return {
    title: captionOf(page.title, tenant),
    diagram: caseDiagram(type),
    people,
    runs: runs.map((run) => sampleRun(walked, run, people)),
    viewer: viewerOf(inState[0]),
    list: { items: lastOfRuns(walked).map((moment) => ownRow(walked, moment)), next: null },
    cards: inState.map((moment) => ({
      state: moment.kase.state,
      view: sampleView(walked, moment),
      history: sampleHistory(walked, moment),
      hasStage: page.card?.panels.includes('stage') ?? true,
    })),
    ...(beginning && { beginning }),
    queues: onDesk.map((moment) => queueOf(walked, moment)),
    waiting: onDesk.map((moment) => sampleSummary(walked, moment, false)),
  }
}

function viewerOf(moment: CaseMoment | undefined): CaseSamples['viewer'] {
  const profile = moment?.facts.profile ?? {}
  if (profile['MemberShipType'] === 'Corporate') return 'firm'
  return typeof profile['MemberNo'] === 'string' ? 'member' : 'applicant'
}

/** How each run ends, the newest case first. */
const lastOfRuns = (walked: WalkedCases): readonly CaseMoment[] =>
  walked.runs
    .flatMap((run) => momentsOf(walked, run).findLast(({ kase }) => kase.state !== startState) ?? [])
    .toReversed()

function ownRow(walked: WalkedCases, moment: CaseMoment): OwnCases['items'][number] {
  const { type, page } = walked
  const view = sampleView(walked, moment)
  const captioned = (title: string) => captionOf(title, walked.tenant)
  const { cells, actions } = pageRow(page, { type, kase: moment.kase, facts: moment.facts }, { ...view, captioned })
  return { ...view, cells, actions: [...actions] }
}

function queueOf({ type, page, tenant }: WalkedCases, { kase, facts }: CaseMoment): CaseQueue {
  const title = type.states.get(kase.state)?.title ?? kase.state
  const name = type.id.replace('cases/', '')
  return {
    type: name,
    typeTitle: captionOf(page.title, tenant),
    state: kase.state,
    title,
    count: 1,
    oldest: kase.since ?? facts.now,
  }
}

function sampleRun(cases: WalkedCases, { run, steps }: WalkedRun, people: CaseSamples['people']): SampleRun {
  const { type, tenant } = cases
  const shown = steps.map((walked, index): SampleStep => {
    const { step, happened } = walked
    const { effects, refusals, waiting, world } = happened
    // An event that is refused stays, which is nothing to show unless the run is about it.
    const shownRefusals = step.refused === undefined ? refusals : [...refusals, ...waiting]
    const before = step.new === true ? undefined : steps[index - 1]?.happened.world.kase.state
    const state = type.states.get(world.kase.state)
    return {
      by: actorOfStep(step, people),
      did: deedOfStep(cases, walked, before ?? startState),
      ...(state && { state: { title: state.title, color: colorOfState(state) } }),
      refused: closedWords(cases, shownRefusals).map(({ text }) => text),
      issued: effects.flatMap((one) =>
        one.effect === 'issue' ? [captionOf(titleOf(type.declared.documents, one.document), tenant)] : [],
      ),
      sent: effects.flatMap((one) => (one.effect === 'notify' ? [one.message] : [])),
    }
  })
  return { id: run.id, description: run.description ?? '', steps: shown }
}

const titleOf = (items: readonly { readonly id: string; readonly title: string }[] = [], id: string): string =>
  items.find((item) => item.id === id)?.title ?? id
