import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags with which Chromium starts as root and without looking for a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** The path of a Chromium that tests and measurements can drive: CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  return [named, ...installed, ...downloadedByPlaywright()].find((path) => path && existsSync(path))
}

function downloadedByPlaywright() {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((folder) => folder.startsWith('chromium-'))
    .flatMap((folder) => ['chrome-linux', 'chrome-linux64'].map((build) => join(cache, folder, build, 'chrome')))
}
