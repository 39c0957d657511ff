import { readFile, readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardName } from '../../.storybook/declared/states-by-kind.ts'
import { contentHash } from '../../src/engine/compose/content-hash.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { generateStories, hasPagesOf } from '../../scripts/generate-stories.ts'
import { declaredTenants } from '../../scripts/vite/declared-tenants.ts'
import type { DeclaredTenant } from '../../scripts/vite/declared-tenants.ts'

let tenants: readonly DeclaredTenant[]
let stories: ReadonlyMap<string, string>

beforeAll(async () => {
  await generateStories()
  tenants = await declaredTenants()
  const files = await readdir('.cache/stories')
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(`.cache/stories/${file}`, 'utf8')] as const),
  )
  stories = new Map(texts)
})

const english = (tenant: DeclaredTenant): ReadonlyMap<string, CompositeDocument> =>
  tenant.documents.get('en') ?? new Map()
const namesIn = (text: string) => [...text.matchAll(/name: "([^"]+)"/g)].map(([, name]) => name)
/** Every case type with the names of its stories. */
const namesOfCases = () => {
  const ids = tenants.flatMap((tenant) => [...english(tenant)].flatMap(([id, { case: one }]) => (one ? [id] : [])))
  return [...new Set(ids)].map((id) => [id, namesIn(stories.get(`${id.replace('/', '.')}.stories.tsx`) ?? '')] as const)
}
/** The states that the runs of a case type state. */
const statesOfRuns = (document: CompositeDocument | undefined): readonly string[] => [
  ...new Set(document?.examples?.runs?.flatMap(({ steps }) => steps.flatMap(({ state }) => state ?? []))),
]
const nameOf = ({ tenant }: DeclaredTenant) => String(tenant['name'])

describe('stories of what is declared', () => {
  test('every declared form and section has one in each state [STO-01]', () => {
    const ids = tenants.flatMap((tenant) => [...english(tenant).keys()]).filter((id) => /^(forms|sections)\//.test(id))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      const names = namesIn(stories.get(`${id.replace('/', '.')}.stories.tsx`) ?? '')
      expect(names, id).toEqual(expect.arrayContaining(['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Loading']))
    }
  })

  test.each([
    ['tabs', ['Empty', 'Filled', 'Loading']],
    ['menu', ['Empty', 'Filled', 'ReadOnly']],
    ['tiles', ['Empty', 'Filled', 'Loading']],
    ['checklist', ['Empty', 'Filled', 'Loading']],
    ['rows', ['Empty', 'Filled', 'Loading']],
    ['awards', ['Empty', 'Filled', 'Loading']],
    ['events', ['Empty', 'Filled', 'Loading']],
    ['register', ['Empty', 'Filled', 'Loading']],
    ['reports', ['Empty', 'Filled', 'Loading']],
  ])('every page of %s has one in each state that it can be in [STO-01]', (kind, states) => {
    const documents = tenants.flatMap((tenant) => [...english(tenant)])
    const ids = [...new Set(documents.filter(([, { page }]) => page?.kind === kind).map(([id]) => id))]
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      expect(namesIn(stories.get(`${id.replace('/', '.')}.stories.tsx`) ?? ''), id).toEqual(
        expect.arrayContaining(states),
      )
    }
  })

  test('every declared form, page, checklist and case type has stories [STO-01]', () => {
    const documents = tenants.flatMap((tenant) => [...english(tenant)])
    const without = documents
      .filter(([id]) => /^(forms|sections|pages|checklists|cases)\//.test(id))
      .filter(([id]) => !stories.has(`${id.replace('/', '.')}.stories.tsx`))
    expect([...new Set(without.map(([id]) => id))]).toEqual([])
  })

  test('every checklist has one in each state [STO-01 CHK-03]', () => {
    const ids = [...new Set(tenants.flatMap((tenant) => [...english(tenant).keys()]))].filter((id) =>
      id.startsWith('checklists/'),
    )
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids) {
      const names = namesIn(stories.get(`${id.replace('/', '.')}.stories.tsx`) ?? '')
      expect(names, id).toEqual(expect.arrayContaining(['Empty', 'Filled', 'Loading']))
    }
  })

  test('every case type has its process, its list in each state, and a card in each state that it reaches [STO-01 CASE-09]', () => {
    for (const [id, names] of namesOfCases()) {
      const [first] = tenants.filter((tenant) => english(tenant).has(id))
      const reached = first === undefined ? [] : statesOfRuns(english(first).get(id))
      expect(reached.length, id).toBeGreaterThan(0)
      expect(names, id).toEqual(
        expect.arrayContaining(['Process', 'Empty', 'Filled', 'Loading', 'Failed', ...reached.map(cardName)]),
      )
    }
    expect(namesOfCases().length).toBeGreaterThan(0)
  })

  test('a case type has them for an organisation whose process differs, with the states that it has there [STO-01]', () => {
    for (const [id, names] of namesOfCases()) {
      const [base, ...rest] = tenants.filter((tenant) => english(tenant).has(id) && hasPagesOf(tenant, id))
      const shown = (tenant: DeclaredTenant | undefined) =>
        contentHash({ ...(tenant && english(tenant).get(id)), examples: undefined })
      const others = rest.filter((tenant) => shown(tenant) !== shown(base))
      const wanted = others.flatMap((tenant) =>
        ['Process', ...statesOfRuns(english(tenant).get(id)).map(cardName)].map((name) => `${name}, ${nameOf(tenant)}`),
      )
      expect(names, id).toEqual(expect.arrayContaining(wanted))
    }
  })

  test('an organisation has its own stories, in every state, where its document differs, and only there [STO-01]', () => {
    const [neutral, ...others] = tenants
    for (const [id, document] of neutral ? english(neutral) : []) {
      if (!/^(forms|sections|pages|checklists)\//.test(id)) continue
      const names = namesIn(stories.get(`${id.replace('/', '.')}.stories.tsx`) ?? '')
      const states = names.filter((name) => !name?.includes(','))
      expect(states.length, id).toBeGreaterThan(2)
      for (const other of others) {
        const { examples: _own, ...theirs } = english(other).get(id) ?? {}
        const { examples: _base, ...ours } = document
        const differs = contentHash(theirs) !== contentHash(ours)
        const own = names.filter((name) => name?.endsWith(`, ${nameOf(other)}`))
        expect(own, `${id} of ${other.id}`).toEqual(differs ? states.map((state) => `${state}, ${nameOf(other)}`) : [])
      }
    }
  })

  test('a story without an organisation of its own follows the switches of tenant, language and width [STO-01]', async () => {
    const bio = stories.get('sections.bio.stories.tsx') ?? ''
    expect(bio).toMatch(/export const Filled = \{ \.\.\.declaredStory\('Filled'\), name: "Filled" \}/)
    const preview = await readFile('.storybook/preview.tsx', 'utf8')
    for (const control of ['tenant: {', 'language: {', "width: '390px'", "width: '1280px'"])
      expect(preview).toContain(control)
  })

  test('a violation of accessibility fails the run of any story [STO-02]', async () => {
    const preview = await readFile('.storybook/preview.tsx', 'utf8')
    expect(preview).toContain("a11y: { test: 'error' }")
    expect([...stories.values()].join('')).not.toMatch(/a11y/)
    const design = await Promise.all(
      (await readdir('.storybook/design')).map((file) => readFile(`.storybook/design/${file}`, 'utf8')),
    )
    expect(design.join('')).not.toMatch(/a11y/)
    expect(await readFile('vitest.config.ts', 'utf8')).toContain("storybookTest({ configDir: '.storybook' })")
    expect(await readFile('scripts/test.mjs', 'utf8')).toContain("project: 'storybook'")
  })

  test('tokens, widgets and messages have pages of their own [STO-03]', async () => {
    expect(await readdir('.storybook/design')).toEqual(
      expect.arrayContaining(['Tokens.stories.tsx', 'Widgets.stories.tsx', 'Messages.stories.tsx']),
    )
  })
})
