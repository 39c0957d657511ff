import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { testChromiumFlags } from '../../scripts/find-chromium.mjs'

/** The features that each list of a command line turns off, in its order. */
const featuresOff = (command: string): readonly (readonly string[])[] =>
  [...command.matchAll(/--disable-features=(\S+)/g)].map(([, features = '']) => features.split(','))

test('what Playwright turns off in Chromium stays off in tests, whose own list is the last and so the only one', async () => {
  // Node refuses Chromium's flags; Playwright then lists with which it started the program.
  const launch = chromium.launch({ executablePath: process.execPath, args: testChromiumFlags })
  const log = await launch.then(
    () => 'It started.',
    (error: unknown) => String(error),
  )
  const launching = log.split('\n').find((line) => line.includes('<launching>')) ?? log
  const [playwrights = [], own = [], ...others] = featuresOff(launching)
  expect(playwrights.length).toBeGreaterThan(0)
  expect(others).toEqual([])
  expect(own).toEqual(expect.arrayContaining([...playwrights]))
})
