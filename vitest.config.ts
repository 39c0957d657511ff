import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { findTestChromium, testChromiumFlags } from './scripts/find-chromium.mjs'
import { compiledForms } from './scripts/vite/compiled-forms-plugin.ts'

const stockTests = 'tests/renderer/**/*.stock.test.tsx'
const chromium = findTestChromium()
/** What a test waits for may take its time on a busy machine; 1 s, as by default, is not enough there. */
const patience = { poll: { timeout: 20_000 } }
/** Vitest leaves a processor to itself, which on a machine with two is half of what there is. */
const maxWorkers = availableParallelism()
/** Files that end in `.postgres.test.ts` are about a real PostgreSQL server alone. */
const onPostgres = process.env['TEST_DATABASE'] === 'postgres'
const launchOptions = { args: testChromiumFlags, ...(chromium !== undefined && { executablePath: chromium }) }

/**
 * Projects of the test suite. `unit` is pure (engine, contract, theme, scripts, architecture); `server` starts the real
 * server on a real database; `browser` draws the renderer in Chromium under a policy without `unsafe-eval`;
 * `acceptance` drives the built portal in Chromium. Files of `server` and `acceptance` run side by side: each of the
 * first has a server and a database of its own, each worker of the other. They, stories and `browser` run one more than
 * there are processors, because each waits now and then. Files of `server`, `acceptance` and `unit` that a worker runs
 * share the modules that they import (`isolate: false`), because loading them took up to a third of the processors'
 * time: a module may remember what it made of the declarations, and keeps nothing of a test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers,
          include: ['tests/*.test.ts', 'tests/{engine,contract,scripts,declarations,renderer,portal}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(onPostgres ? [] : ['**/*.postgres.test.ts'])],
          globalSetup: ['tests/server/global-set-up.ts'],
          setupFiles: ['tests/server/conformity/hold-answers.ts'],
          testTimeout: 60_000,
          hookTimeout: 240_000,
          maxWorkers: maxWorkers + 1,
          isolate: false,
        },
      },
      {
        test: {
          name: 'acceptance',
          environment: 'node',
          include: ['tests/acceptance/**/*.test.ts'],
          expect: patience,
          globalSetup: ['tests/acceptance/global-set-up.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: maxWorkers + 1,
          isolate: false,
        },
      },
      {
        plugins: [compiledForms(), react()],
        // Everything that the renderer imports is prepared before the first test: found later, it would reload the
        // page.
        optimizeDeps: {
          entries: ['src/renderer/**/*.{ts,tsx}', 'tests/renderer/**/*.{ts,tsx}'],
          include: ['ajv-formats/dist/formats.js'],
        },
        test: {
          name: 'browser',
          maxWorkers: maxWorkers + 1,
          include: ['tests/renderer/**/*.test.tsx'],
          expect: patience,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            // Stock rjsf, which some tests compare with, compiles in the browser: these alone run without the policy.
            instances: [
              {
                browser: 'chromium',
                name: 'browser: strict',
                exclude: [...configDefaults.exclude, stockTests],
                testerHtmlPath: 'tests/renderer/tester.html',
              },
              { browser: 'chromium', name: 'browser: beside stock rjsf', include: [stockTests] },
            ],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          maxWorkers: maxWorkers + 1,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // What moves is drawn anew for each frame, which took a sixth of the time. Tests of `browser` see it move.
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
    ],
  },
})
