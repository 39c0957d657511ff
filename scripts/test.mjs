/**
 * `npm test`: everything that must pass, one step after another, and the sum at the end. A step that runs tests counts
 * each of them; any other step counts as one. `npm test -- unit server` runs only the steps named.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTestChromium } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', '.bin', name)
const reports = join(root, '.cache', 'test-reports')

const steps = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'check', command: [bin('tsx'), 'scripts/check.ts'] },
  { name: 'unit', project: 'unit' },
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'server', project: 'server', env: { TEST_DATABASE: 'pglite' } },
  { name: 'server-postgres', project: 'server', env: { TEST_DATABASE: 'postgres' } },
  { name: 'browser', project: 'browser' },
  { name: 'storybook', project: 'storybook' },
  { name: 'acceptance', project: 'acceptance' },
]

/** Runs one step and returns how many of its tests passed and failed. */
function runStep({ name, command, project, env }) {
  const report = join(reports, `${name}.json`)
  const [program, ...parameters] = command ?? [
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findTestChromium() ?? '', ...env },
  })
  if (command) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return countTests(report, status)
}

/** A run that ended badly without naming a failed test (a file that does not load, a crash) counts as one failure. */
function countTests(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests)
  return { passed: numPassedTests, failed: numPassedTests === 0 ? Math.max(1, failed) : failed }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const wanted = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
const summary = []
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name} ──`)
  const started = Date.now()
  const { passed, failed } = runStep(step)
  total.passed += passed
  total.failed += failed
  summary.push(
    `${step.name.padEnd(16)} ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
