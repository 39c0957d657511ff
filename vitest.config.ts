import { defineConfig } from 'vitest/config'

/**
 * Node projects of the test suite. `unit` is pure (engine, contract, theme, scripts, architecture); `server` starts the real
 * server on a real database; `acceptance` drives the built portal in Chromium. Files run one after another in the last
 * two, because each of them owns a server process.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{engine,contract,scripts,declarations,renderer}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/server/conformity/hold-answers.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
