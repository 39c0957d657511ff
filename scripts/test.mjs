/**
 * `npm test`: runs every check and test, and prints the totals. Commands that use one processor each run two at a time,
 * then the tests, one step after another. A step that runs tests counts each of them; any other step counts as one.
 * What failed is repeated above the totals, where a log that was cut still shows it.
 * `npm test -- unit server` runs only the steps named.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countTests } from './count-tests.mjs'
import { ending, failedTests } from './failed-tests.mjs'
import { findTestChromium } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const reports = join(root, '.cache', 'test-reports')

/**
 * The server's tests whose outcome may depend on which database it is: connections, transactions that meet, crashes,
 * money, row-level security. They run on the embedded database too, on which the portal is driven as well; all run on
 * PostgreSQL, as in production. A name is one file, or with a slash at its end a folder: Vitest's filter would take the
 * beginning of any name.
 */
const onEmbedded = [
  'access add-administrator bank-transfers caching clock-back connections database database-away durability http',
  'import-members money-decisions ownership payment-decisions quotas repeated-calls retried-adds revisions',
  'save-messages sessions settings start-faults stop-signal tend-database together',
  'cases/random-walks cases/steps cases/two-at-once',
  'crash/ files/ jobs/ ledger/ messages/',
].flatMap((names) => names.split(' ').map((name) => `tests/server/${name.endsWith('/') ? name : `${name}.test.ts`}`))

const steps = [
  // The longest first; the others run beside it.
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  // By the compiler in native code, which takes a quarter of the time; 6 is there for tools that import it.
  { name: 'types', command: [process.execPath, join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.'] },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'check', command: [bin('tsx'), 'scripts/check.ts'] },
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'unit', project: 'unit' },
  { name: 'server', project: 'server', env: { TEST_DATABASE: 'postgres' } },
  { name: 'server-embedded', project: 'server', files: onEmbedded, env: { TEST_DATABASE: 'pglite' } },
  { name: 'browser', project: 'browser' },
  { name: 'storybook', project: 'storybook' },
  { name: 'acceptance', project: 'acceptance' },
]

/** Runs a command; resolves with how many passed and failed, and what failed, once its output is shown. */
async function runCommand({ name, command, env }) {
  const { status, printed } = await run(command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  console.log(`\n── ${name} ──\n${printed}`)
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [ending(printed)] }
}

/** Runs the tests of a project and shows their output as it comes. */
async function runTests({ name, project, files = [], env }) {
  console.log(`\n── ${name} ──`)
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const command = [bin('vitest'), 'run', '--project', project, ...reporters, ...files]
  const { status } = await run(command, { env, stdio: 'inherit' })
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  return { ...countTests(result, status), failures: failedTests(result) }
}

async function run([program, ...parameters], { env, stdio }) {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio,
    env: { ...process.env, CHROMIUM_PATH: findTestChromium() ?? '', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  const [status] = await once(child, 'close')
  return { status, printed }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const named = process.argv.slice(2)
const wanted = steps.filter(({ name }) => named.length === 0 || named.includes(name))
const total = { passed: 0, failed: 0 }
const summary = []
const allFailures = []

async function take(step) {
  const started = Date.now()
  const { passed, failed, failures } = await (step.command ? runCommand(step) : runTests(step))
  total.passed += passed
  total.failed += failed
  allFailures.push(...failures.map((failure) => `── failed in ${step.name} ──\n${failure}`))
  const seconds = Math.round((Date.now() - started) / 1000)
  summary.push(`${step.name.padEnd(16)} ${passed} passed, ${failed} failed (${seconds} s)`)
}

const commands = wanted.filter(({ command }) => command).values()
const takeCommands = async () => {
  for (const step of commands) await take(step)
}
await Promise.all([takeCommands(), takeCommands()])
for (const step of wanted.filter(({ project }) => project)) await take(step)
if (allFailures.length > 0) console.log(`\n${allFailures.join('\n\n')}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
