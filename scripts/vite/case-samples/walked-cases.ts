import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { startState } from '../../../src/engine/cases/model/case.ts'
import type { RunSetting } from '../../../src/engine/cases/runs/run-world.ts'
import { walkRun } from '../../../src/engine/cases/runs/walk-run.ts'
import type { WalkedStep } from '../../../src/engine/cases/runs/walk-run.ts'
import { yearStartOf } from '../../../src/engine/check/cases/check-case.ts'
import { runSetting } from '../../../src/engine/check/cases/check-runs.ts'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import { referenceListsOf } from '../../../src/engine/check/subject/reference-lists-of.ts'
import type { CasePage } from '../../../src/engine/document/case-page.ts'
import type { CaseRun } from '../../../src/engine/document/case-run.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import type { DeclaredTenant } from '../declared-tenants.ts'

/** A case type of an organisation in a language, with its runs as they go. */
export interface WalkedCases {
  readonly tenant: DeclaredTenant
  readonly language: string
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  readonly type: CaseType
  readonly page: CasePage
  readonly setting: RunSetting
  readonly runs: readonly WalkedRun[]
}

export interface WalkedRun {
  readonly run: CaseRun
  readonly steps: readonly WalkedStep[]
}

/** Compiled once, whatever is walked. */
const validators = compiledValidators(evaluateCommonJs)
/** The number before that of the first sample. */
const numbersBefore = 416
/** More than a run draws: some begin a second case. */
const numbersOfRun = 7

/** Walks the runs of a case type. Undefined for an organisation that does not have it, or has no page of it. */
export function walkedCases(tenant: DeclaredTenant, language: string, id: DocumentId): WalkedCases | undefined {
  const documents = tenant.documents.get(language)
  const document = documents?.get(id)
  const type = document && readCaseType(id, document)
  if (documents === undefined || type === undefined || document?.page?.kind !== 'case') return undefined
  const catalogue = documents.get('messages/en')?.messages ?? {}
  const example = { lists: referenceListsOf(documents), catalogue, settings: tenant.settings }
  const setting = runSetting({ documents, validators, setting: example }, yearStartOf(tenant.tenant))
  const runs = (document.examples?.runs ?? []).map((run, index) => numberedRun({ type, setting }, run, index))
  return { tenant, language, documents, type, page: document.page, setting, runs }
}

/** A run as it goes, with numbers that it has only with this index: cases of one list differ in theirs. */
export function numberedRun(
  { type, setting }: Pick<WalkedCases, 'type' | 'setting'>,
  run: CaseRun,
  index: number,
): WalkedRun {
  const drawnBefore = numbersBefore + index * numbersOfRun
  return { run, steps: walkRun({ type, run, setting: { ...setting, drawnBefore } }) }
}

/** The states that the runs reach, in declared order. */
export function reachedStates({ type, runs }: Pick<WalkedCases, 'type' | 'runs'>): readonly string[] {
  const reached = new Set(runs.flatMap(({ steps }) => steps.map(({ happened }) => happened.world.kase.state)))
  return [...type.states.keys()].filter((state) => state !== startState && reached.has(state))
}
