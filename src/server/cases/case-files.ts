import type { Selectable } from 'kysely'
import type { Case } from '../../engine/cases/model/case.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { fileAnswersIn } from '../http/intake/file-answer.ts'
import { withContents } from '../http/intake/with-contents.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CaseFilesTable } from '../platform/database/tables/cases.ts'
import { later } from '../platform/database/together.ts'
import { exchangeFiles } from '../sections/record-files.ts'
import type { CasePlace } from './case-place.ts'

export type CaseFileRow = Selectable<CaseFilesTable>

/** The ids of the files that are answers in some values. */
const fileIdsIn = (values: readonly (JsonValue | undefined)[]): ReadonlySet<string> =>
  new Set(values.flatMap((value) => fileAnswersIn(value)).flatMap(({ file }) => file.id ?? []))

/** The files in the answers of cases, as these are and as they were submitted; returns what gives those of each. */
export async function listCaseFiles(
  { tenant, db }: TenantTransaction,
  cases: readonly { readonly place: Pick<CasePlace, 'id'>; readonly kase: Pick<Case, 'answers' | 'frozen'> }[],
): Promise<(caseId: string) => readonly CaseFileRow[]> {
  const named = new Map(cases.map(({ place, kase }) => [place.id, fileIdsIn([kase.answers, kase.frozen?.answers])]))
  const withFiles = [...named].flatMap(([id, files]) => (files.size === 0 ? [] : [id]))
  if (withFiles.length === 0) return () => []
  const ofCases = db.selectFrom('case_files').selectAll().where('tenant', '=', tenant)
  const rows = await ofCases.where('case_id', 'in', withFiles).execute()
  return (caseId) => rows.filter(({ id, case_id }) => case_id === caseId && named.get(caseId)?.has(id) === true)
}

/** A file of a case by its id. */
export async function findCaseFile(
  { tenant, db }: TenantTransaction,
  caseId: string,
  id: string,
): Promise<CaseFileRow | undefined> {
  const query = db.selectFrom('case_files').selectAll().where('tenant', '=', tenant).where('id', '=', id)
  return query.where('case_id', '=', caseId).executeTakeFirst()
}

/** Replaces the files of answers by what tells their contents apart: those of the call, and stored ones of the case. */
export const contentsIn =
  ({ files }: Pick<CasePlace, 'files'>, stored: readonly CaseFileRow[]) =>
  (answers: JsonValue): JsonValue =>
    withContents(answers, (id) => files?.received.get(id) ?? stored.find((row) => row.id === id))

/** The SHA-256 of each file in answers, by its id. */
export function hashesIn(
  answers: JsonValue,
  { files }: Pick<CasePlace, 'files'>,
  stored: readonly CaseFileRow[],
): Readonly<Record<string, string>> {
  const known = [...(files?.received.values() ?? []), ...stored]
  const ids = fileIdsIn([answers])
  return Object.fromEntries(known.flatMap(({ id, sha256 }) => (ids.has(id) ? [[id, sha256] as const] : [])))
}

/**
 * Makes a case own the files that it names after a step. One that is named no longer goes, unless it was submitted
 * before: what was submitted stays as it was.
 *
 * @param stored the files in its answers before the step
 * @throws Refusal `profile-full` when the owner's profile then exceeds its limit
 */
export async function setCaseFiles(
  tx: TenantTransaction,
  { id, files, profile, tenant, now }: CasePlace,
  kase: Case,
  stored: readonly CaseFileRow[],
): Promise<void> {
  if (files === undefined) return
  const named = fileIdsIn(valuesOf(kase))
  const fresh = [...files.received.values()].filter((file) => named.has(file.id) && !files.kept.has(file.id))
  const left = stored.filter((row) => !named.has(row.id)).map((row) => row.id)
  const submitted = left.length === 0 ? new Set<string>() : await everGiven(tx, id)
  const dropped = left.filter((file) => !submitted.has(file))
  await exchangeFiles(
    tx,
    { tenant, now },
    { profileId: profile.id, fresh, answers: kase.answers },
    {
      remove: async () => {
        if (dropped.length > 0)
          await later(tx, tx.db.deleteFrom('case_files').where('tenant', '=', tx.tenant).where('id', 'in', dropped))
      },
      insert: async (rows) => {
        await tx.db
          .insertInto('case_files')
          .values(rows.map((row) => ({ ...row, case_id: id })))
          .execute()
      },
    },
  )
  for (const file of fresh) files.kept.add(file.id)
  for (const file of dropped) files.dropped.add(file)
}

/** Everything in a case that may name files. */
const valuesOf = ({ answers, frozen, last, reviews, questions }: Case): readonly (JsonValue | undefined)[] => [
  answers,
  frozen?.answers,
  ...Object.values(last),
  ...reviews.map(({ input }) => input),
  ...questions.flatMap(({ changed }) => [changed?.before, changed?.after]),
]

/** The ids of all files that were submitted with a case or given with a transition, also those replaced since. */
async function everGiven({ tenant, db }: TenantTransaction, caseId: string): Promise<ReadonlySet<string>> {
  const frozen = db.selectFrom('case_frozen').select('frozen').where('tenant', '=', tenant)
  const inputs = db.selectFrom('case_history').select('input').where('tenant', '=', tenant)
  const submissions = await frozen.where('case_id', '=', caseId).execute()
  const history = await inputs.where('case_id', '=', caseId).execute()
  return fileIdsIn([...submissions.map((row) => row.frozen.answers), ...history.map((row) => row.input)])
}
