/**
 * `npm run bench` runs every measurement, or those named: `npm run bench -- compose form`, where `form` includes
 * `form-start`. Exits with 1 when a target is missed or a measurement fails, 2 for an unknown name.
 */
import { cpus } from 'node:os'
import { formatRows } from './bench-row.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { caseStepBench } from './case-step.ts'
import { composeBench } from './compose.ts'
import { dialogBench } from './portal/dialog.ts'
import { editorBench } from './portal/editor.ts'
import { layoutShiftBench } from './layout-shift.ts'
import { lighthouseBench } from './lighthouse.ts'
import { loginSizeBench } from './login-size.ts'
import { checklistBench } from './server/checklist.ts'
import { billingRunBench } from './server/billing/billing-run.ts'
import { billingUndoBench } from './server/billing/billing-undo.ts'
import { bookingsAtOnceBench } from './server/bookings-at-once.ts'
import { deskBench } from './server/desk.ts'
import { documentsBench } from './server/documents.ts'
import { formBench } from './renderer/form.ts'
import { formChecksBench } from './renderer/form-checks.ts'
import { formPastedBench } from './renderer/form-pasted.ts'
import { formStartBench } from './renderer/form-start.ts'
import { tableBench } from './renderer/table.ts'
import { killBench } from './server/kill.ts'
import { killCasesBench } from './server/kill-cases.ts'
import { killPaymentsBench } from './server/kill-payments.ts'
import { loadBench } from './server/load/load.ts'
import { moneySequencesBench } from './server/money-sequences.ts'
import { organisationsBench } from './server/organisations.ts'
import { paymentsAtOnceBench } from './server/payments-at-once.ts'
import { postingsBench } from './server/postings.ts'
import { dryRunBench } from './server/dry-run.ts'
import { publishAtLoadBench } from './server/publish-at-load.ts'
import { publicCallsBench } from './server/public-calls.ts'
import { registerBench } from './server/register.ts'
import { requestsBench } from './server/requests.ts'
import { saveContactsBench } from './server/save-contacts.ts'
import { signInsBench } from './server/sign-ins.ts'
import { spreadsheetBench } from './server/spreadsheet.ts'
import { statementBench } from './server/statement.ts'
import { uploadFilesBench } from './server/upload-files.ts'
import { bodiesBench } from './server/worst-bodies/bodies.ts'
import { startPageBench } from './start-page.ts'
import { validationBench } from './validate-bio.ts'

const benches: readonly Bench[] = [
  composeBench,
  caseStepBench,
  organisationsBench,
  validationBench,
  loginSizeBench,
  lighthouseBench,
  layoutShiftBench,
  startPageBench,
  editorBench,
  saveContactsBench,
  publicCallsBench,
  loadBench,
  killBench,
  killCasesBench,
  moneySequencesBench,
  paymentsAtOnceBench,
  bookingsAtOnceBench,
  postingsBench,
  publishAtLoadBench,
  dryRunBench,
  statementBench,
  spreadsheetBench,
  killPaymentsBench,
  signInsBench,
  requestsBench,
  checklistBench,
  deskBench,
  registerBench,
  billingRunBench,
  billingUndoBench,
  documentsBench,
  uploadFilesBench,
  bodiesBench,
  tableBench,
  formBench,
  formStartBench,
  formChecksBench,
  formPastedBench,
  dialogBench,
]

const wanted = process.argv.slice(2)
const isNamed = (bench: Bench, name: string) => bench.name === name || bench.name.startsWith(`${name}-`)
const unknown = wanted.filter((name) => !benches.some((bench) => isNamed(bench, name)))
if (unknown.length > 0) {
  console.error(
    `No measurement is named ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const missed: BenchRow[] = []
const broken: string[] = []
console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`)
for (const bench of benches.filter((one) => wanted.length === 0 || wanted.some((name) => isNamed(one, name)))) {
  console.log(`\n${bench.title} (${bench.name})`)
  const began = performance.now()
  try {
    const rows = await bench.run()
    console.log(formatRows(rows))
    missed.push(...rows.filter(({ met }) => met === false))
  } catch (error) {
    // The others are still worth measuring: a whole run takes long.
    console.error(error)
    broken.push(bench.name)
  }
  console.log(`  took ${Math.round((performance.now() - began) / 1000)} s`)
}
if (broken.length > 0) console.log(`\nNot measured, because of an error: ${broken.join(', ')}.`)
console.log(missed.length === 0 ? '\nEvery measured target is met.' : `\n${missed.length} targets are not met.`)
process.exitCode = missed.length + broken.length === 0 ? 0 : 1
