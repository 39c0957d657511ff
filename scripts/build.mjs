/**
 * Builds what `npm start` serves: the portal (vite), the published forms of every shipped tenant, and the server. Each
 * is skipped while its sources are unchanged; `--force` builds all the same. `npm run build -- server forms` builds
 * only those named.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', '.bin', name)

const steps = [
  {
    name: 'portal',
    from: ['src/engine', 'src/contract', 'src/generated', 'src/renderer', 'src/portal'],
    alsoFrom: ['index.html', 'vite.config.ts', 'package-lock.json', 'scripts/compress-built.mjs'],
    commands: [
      [bin('vite'), ['build', '--logLevel', 'warn']],
      [process.execPath, ['scripts/compress-built.mjs']],
    ],
  },
  {
    name: 'server',
    from: ['src/engine', 'src/contract', 'src/generated', 'src/server'],
    alsoFrom: ['package-lock.json', 'scripts/build.mjs'],
    commands: [
      [
        bin('esbuild'),
        [
          'src/server/start/main.ts',
          'src/server/platform/documents/threads/pdf-worker.ts',
          'src/server/platform/publications/publication-worker.ts',
          'src/server/imports/files/table-file-worker.ts',
          'src/server/platform/sheets/sheet-worker.ts',
          '--bundle',
          '--platform=node',
          '--format=esm',
          '--target=node20',
          '--packages=external',
          '--sourcemap',
          '--outdir=dist/server',
          '--entry-names=[name]',
          '--log-level=warning',
        ],
      ],
    ],
  },
  {
    name: 'forms',
    from: [
      'src/engine',
      'src/contract',
      'schemas',
      'tenants',
      'src/server/platform/declarations',
      'src/server/platform/published',
    ],
    alsoFrom: ['package-lock.json', 'scripts/build-published.ts'],
    commands: [[bin('tsx'), ['scripts/build-published.ts']]],
  },
]

/** A digest of the contents of a step's sources, so that a fresh checkout of the same text is not built again. */
function digestOf({ from, alsoFrom }) {
  const digest = createHash('sha256')
  for (const path of [...from.flatMap(filesBelow), ...alsoFrom.map((file) => join(root, file))].filter(existsSync)) {
    digest.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return digest.digest('hex')
}

function filesBelow(folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((file) => statSync(file).isFile())
    .toSorted()
}

mkdirSync(join(root, 'dist'), { recursive: true })
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
for (const step of steps.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const stamp = join(root, 'dist', `.${step.name}.built`)
  const digest = digestOf(step)
  if (!process.argv.includes('--force') && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
  console.log(`Building the ${step.name} …`)
  for (const [command, parameters] of step.commands) {
    // Test runners set another NODE_ENV, which would build and serve React's development version.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env })
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(stamp, digest)
}
