import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Chromium's headless shell, which drives the same pages in a quarter less time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that let Chromium start as root and without looking for a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * The popups below the address bar, which are pages of their own that the full Chromium draws unseen for each window:
 * more than a third of its processor time in tests. Chromium takes the last list of features alone, so Playwright's is
 * repeated.
 */
const featuresOff = [
  'WebUIOmniboxPopup WebUIOmniboxAimPopup',
  'AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints',
  'PaintHolding PreconnectToSearch TcpPortRandomizationWin ThirdPartyStoragePartitioning msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
].flatMap((names) => names.split(' '))

/**
 * Flags for tests: without V8's optimising compilers, which take more processor time than they save on pages that live
 * for a second. A page's load and a run of axe take a third less without them. Measurements use the flags above.
 */
export const testChromiumFlags = [
  ...chromiumFlags,
  '--js-flags=--no-maglev --no-opt',
  `--disable-features=${featuresOff.join(',')}`,
]

/** The path of a Chromium that measurements can drive: CHROMIUM_PATH, the system's, or Playwright's own. */
export const findChromium = () => firstThere([...installed, ...downloadedByPlaywright(), headlessShell])

/** The path of a Chromium for tests: CHROMIUM_PATH, the headless shell, or any other. */
export const findTestChromium = () => firstThere([headlessShell, ...installed, ...downloadedByPlaywright()])

export const isHeadlessShell = (path) => path === headlessShell

const firstThere = (paths) => [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path))

function downloadedByPlaywright() {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((folder) => folder.startsWith('chromium-'))
    .flatMap((folder) => ['chrome-linux', 'chrome-linux64'].map((build) => join(cache, folder, build, 'chrome')))
}
