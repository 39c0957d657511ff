import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf, soundDeclarations } from '../../src/server/platform/published/sound-declarations.ts'
import { StartError } from '../../src/server/platform/start-error.ts'
import { root } from '../engine/check/declared-files.ts'

/** A copy of all declarations, until the test ends. */
async function copyOfDeclarations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regalia-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const part of ['schemas', 'tenants']) await cp(join(root, part), join(folder, part), { recursive: true })
  return folder
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

test('declarations are checked again when they, their files or the contract change', () => {
  const [texts, assets] = [new Map([['a.json', '1']]), new Map([['b.svg', { bytes: 1, mediaType: undefined }]])]
  const digests = [
    digestOf({ texts, assets }, ['GET auth/user']),
    digestOf({ texts, assets }, ['GET auth/users']),
    digestOf({ texts, assets: new Map() }, ['b.svg', 'GET auth/user']),
    digestOf({ texts, assets: new Map([['b.svg', { bytes: 2, mediaType: undefined }]]) }, ['GET auth/user']),
    digestOf({ texts: new Map([['a.json', '2']]), assets }, ['GET auth/user']),
  ]
  expect(new Set(digests).size).toBe(digests.length)
})

test('the start refuses what the check refuses, except missing translations [ENG-06]', async () => {
  const folder = await copyOfDeclarations()
  const kept = join(folder, 'kept')
  await change(join(folder, 'tenants/demo/tenant.json'), '["en", "sw"]', '["en", "sw", "fr"]')
  expect((await soundDeclarations(folder, kept)).files.size).toBeGreaterThan(300)

  await change(join(folder, 'tenants/demo/theme.json'), '"arcs"', '"arks"')
  const refusal = await soundDeclarations(folder, kept).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toMatch(
    /\ntenants\/demo\/theme\.json:24 .+ Did you mean "arcs"\?\n\d+ translations are missing/,
  )

  await change(join(folder, 'tenants/demo/theme.json'), '"arks"', '"arcs"')
  expect((await soundDeclarations(folder, kept)).files.size).toBeGreaterThan(300)
})

test.each<[string, string, string, string, RegExp]>([
  [
    'the base',
    'schemas/cases/application/case.json',
    '"to": "verified"',
    '"to": "verifed"',
    /\nschemas\/cases\/application\/case\.json:\d+ \/transitions\/\d+\/to There is no state "verifed"\. Did you mean "verified"\?/,
  ],
  [
    'an organisation',
    'tenants/engineering-board/overlays/cases/application.json',
    '"notBy": ["board", "verify"]',
    '"notBy": ["board", "verifies"]',
    /\ntenants\/engineering-board\/overlays\/cases\/application\.json:\d+ \/actions\/0\S* .*"verifies"/,
  ],
])(
  'a server does not start with a broken case of %s: file, pointer, sentence [CASE-04]',
  async (_where, file, from, to, line) => {
    const folder = await copyOfDeclarations()
    await change(join(folder, file), from, to)
    const refusal = await soundDeclarations(folder, join(folder, 'kept')).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(String(refusal)).toMatch(line)
  },
)
