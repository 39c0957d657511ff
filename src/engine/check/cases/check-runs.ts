import type { CaseType } from '../../cases/case-type.ts'
import { runFindings } from '../../cases/runs/run-findings.ts'
import type { RunSetting } from '../../cases/runs/run-world.ts'
import type { CaseRun } from '../../document/case-run.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { isJsonArray } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { prepareAnswers } from '../../validation/prepare-answers.ts'
import { completeForm } from '../../validation/compiled-form.ts'
import type { ChecklistSetting } from '../checklists/checklist-outcome.ts'
import { exampleContext } from '../forms/example-context.ts'
import type { Finding } from '../subject/finding.ts'

/** The runs of a case type give what they state, and together take every transition. */
export function checkRuns(type: CaseType, document: CompositeDocument, setting: RunSetting): readonly Finding[] {
  const runs = document.examples?.runs ?? []
  const walked = runs.map((run) => runFindings({ type, run, setting }))
  const taken = new Set(walked.flatMap((one) => one.taken))
  const wrong = walked.flatMap(({ findings }, i) =>
    findings.map(({ step, member, message }) => ({
      pointer: `/examples/runs/${i}/steps/${step}${member === '' ? '' : `/${member}`}`,
      message: `In the run "${runs[i]?.id}": ${message}`,
    })),
  )
  if (wrong.length > 0) return wrong
  return (document.case?.transitions ?? []).flatMap(({ id }, i) =>
    taken.has(id) ? [] : [{ pointer: `/case/transitions/${i}`, message: `No run takes the transition "${id}".` }],
  )
}

/** The setting of an organisation's runs: its lists, settings and forms, and the valid examples of its sections. */
export function runSetting({ documents, validators, setting }: ChecklistSetting, yearStart?: string): RunSetting {
  return {
    lists: setting.lists,
    settings: setting.settings ?? {},
    category: usualCategory(documents),
    ...(yearStart !== undefined && { yearStart }),
    recordsOf: (run) => (section) => storedRecords(run, section, documents.get(section)),
    issuesOf: (id, answers, today) => issuesIn(id, answers, { documents, validators, setting }, today),
  }
}

/** The membership category with the most charges: runs of any case type can be walked by its members. */
function usualCategory(documents: ReadonlyMap<DocumentId, CompositeDocument>): string {
  const items = documents.get('lists/membership-categories')?.list?.items ?? []
  const count = ({ charges }: JsonObject) => (isJsonArray(charges) ? charges.length : 0)
  const [usual] = items
    .filter(({ categoryType }) => categoryType === 'Individual')
    .toSorted((left, right) => count(right) - count(left))
  return String(usual?.['Code'] ?? '')
}

function storedRecords(
  { given = {} }: CaseRun,
  section: DocumentId,
  document: CompositeDocument | undefined,
): readonly JsonObject[] {
  return (given.records?.[section] ?? []).map(({ example, with: changes = {} }) => {
    const like = document?.examples?.valid.find(({ id }) => id === example)?.answers ?? {}
    return Object.fromEntries(Object.entries({ ...like, ...changes }).filter(([, value]) => value !== null))
  })
}

function issuesIn(
  id: DocumentId,
  answers: JsonObject,
  { documents, validators, setting }: ChecklistSetting,
  today: string,
) {
  const document = documents.get(id)
  const validator = document && validators(id, document)
  if (document === undefined || validator === undefined || typeof validator === 'string') return []
  const context = exampleContext({ id, answers, context: { today } }, setting)
  return prepareAnswers(completeForm({ id, hash: '', document, validator }), answers, context).issues
}
