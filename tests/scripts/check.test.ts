import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../engine/check/declared-files.ts'

/** Runs `npm run check -- <folder>`. */
function check(folder: string) {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', `${root}scripts/check.ts`, folder], {
    cwd: root,
    encoding: 'utf8',
  })
  return {
    status,
    stdout: stdout.trim(),
    lines: stderr.split('\n').filter((line) => /^(?:schemas|tenants)\//.test(line)),
  }
}

/** A copy of all declarations, until the test ends. */
async function copyOfDeclarations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regalia-check-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const part of ['schemas', 'tenants']) await cp(join(root, part), join(folder, part), { recursive: true })
  return folder
}

test('declarations without issues pass with their number [ENG-06]', async () => {
  const { status, stdout, lines } = check(await copyOfDeclarations())
  expect({ status, lines }).toEqual({ status: 0, lines: [] })
  expect(stdout).toMatch(/^\d+ declarations are sound\.$/)
})

test('an issue is reported with file, line, pointer and a message, and fails the run [ENG-05 ENG-06]', async () => {
  const folder = await copyOfDeclarations()
  const file = join(folder, 'schemas/sections/bio/ui.json')
  const ui = JSON.parse(await readFile(file, 'utf8'))
  ui.rules[1].show[0] = 'countyy'
  await writeFile(file, JSON.stringify(ui))
  const { status, stdout, lines } = check(folder)
  expect(status).toBe(1)
  expect(stdout).toBe('1 issue.')
  expect(lines).toEqual([
    'schemas/sections/bio/ui.json:1 /rules/1/show/0 The rule "kenyan-places" names the field "countyy", which does not exist. Did you mean "county"?',
  ])
})
