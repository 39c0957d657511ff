import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brandColors } from '../../src/engine/color/brand-colors.ts'
import type { NamedColor } from '../../src/engine/color/brand-colors.ts'
import { applyOverlay } from '../../src/engine/overlay/apply-overlay.ts'
import type { OverlayIssue } from '../../src/engine/overlay/overlay-document.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function repeated(values: readonly unknown[]): unknown[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

const ids = readdirSync(join(root, 'tenants')).filter((id) => existsSync(join(root, 'tenants', id, 'tenant.json')))

describe('the organisations', () => {
  interface Tenant {
    readonly id: string
    readonly name: string
    readonly caption: string
    readonly hosts: readonly string[]
    readonly variants: readonly string[]
    readonly settings: {
      readonly minor_settings: JsonObject
      readonly site_installed_packages: readonly string[]
      readonly site_colors: readonly NamedColor[]
    }
  }
  interface Theme {
    readonly colors: Readonly<Record<string, string>>
    readonly logo: string
    readonly mark: string
    readonly logoReversed: string
  }
  const read = <Shape>(id: string, file: string): Shape =>
    JSON.parse(readFileSync(join(root, 'tenants', id, file), 'utf8')) as Shape

  test('are a neutral one and three others, with different names, captions, hosts and colours [PLAT-02]', () => {
    expect(ids.toSorted()).toEqual(['demo', 'engineering-board', 'ics', 'iek'])
    const tenants = ids.map((id) => read<Tenant>(id, 'tenant.json'))
    expect(tenants.map((tenant) => tenant.id)).toEqual(ids)
    for (const property of ['name', 'caption'] as const) {
      expect(repeated(tenants.map((tenant) => tenant[property]))).toEqual([])
    }
    expect(repeated(tenants.flatMap((tenant) => tenant.hosts))).toEqual([])
    expect(repeated(ids.map((id) => read<Theme>(id, 'theme.json').colors.primary))).toEqual([])
  })

  test.each(ids)('%s: every setting of the specification has a value of its kind [PLAT-03]', (id) => {
    const { minor_settings, site_installed_packages } = read<Tenant>(id, 'tenant.json').settings
    expect(minor_settings).toEqual({
      login_caption: expect.any(String),
      organisation_caption: read<Tenant>(id, 'tenant.json').caption,
      registration: expect.any(Boolean),
      inactivityLogout: expect.any(Boolean),
      certificate_of_good_standing: expect.any(Boolean),
      certificate_of_good_standing_caption: expect.any(String),
      acceptance_letter_caption: expect.any(String),
      license_alternative_caption: expect.stringMatching(/\S/),
      countyField: expect.any(Boolean),
      practicing_firm: expect.any(Boolean),
      showWorkPlace: expect.any(Boolean),
      referee_disclaimer: expect.any(Boolean),
      referee_disclaimer_caption: expect.any(String),
    })
    expect(repeated(site_installed_packages)).toEqual([])
    expect(site_installed_packages[0]).toBe('Dashboard')
  })

  test('the neutral one has the default colours of the specification [PLAT-04]', () => {
    expect(read<Theme>('demo', 'theme.json').colors).toEqual({
      primary: '#f0a948',
      secondary: '#ffa047',
      accent: '#654343',
      error: '#b71c1c',
      info: '#2196F3',
      success: '#9F232D',
      warning: '#FFC107',
    })
  })

  test('the neutral one shows success in green, by its own site_colors [PLAT-04]', () => {
    const { settings } = read<Tenant>('demo', 'tenant.json')
    const { success } = brandColors(read<Theme>('demo', 'theme.json').colors, settings.site_colors)
    const [red = 0, green = 0, blue = 0] = (success.slice(1).match(/../g) ?? []).map((part) =>
      Number.parseInt(part, 16),
    )
    expect(green).toBeGreaterThan(Math.max(red, blue))
  })

  test.each(ids)('%s: its logos exist, self-contained and without script', (id) => {
    const { logo, mark, logoReversed } = read<Theme>(id, 'theme.json')
    for (const file of [logo, mark, logoReversed]) {
      const text = readFileSync(join(root, 'tenants', id, file), 'utf8')
      expect(text).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 64" role="img" aria-label=".+">/,
      )
      expect(text).not.toMatch(/<script|<text|<image|href|\son\w+=|url\(/)
    }
  })
})

interface Item {
  readonly Code: string
  readonly code: string
  readonly discipline: string
  readonly category: string
  readonly Description: string
  readonly categoryType: string
  readonly CanApply: boolean
  readonly charges: readonly { readonly Charge_Item: string; readonly Amount_Including_VAT: number }[]
}
interface ComposedList {
  readonly items: readonly Item[]
  readonly issues: readonly OverlayIssue[]
}

/** A reference list of an organisation: the base, its variants' overlays, its own. */
function composeList(tenantId: string, name: string): ComposedList {
  const { variants } = JSON.parse(readFileSync(join(root, 'tenants', tenantId, 'tenant.json'), 'utf8')) as {
    variants: readonly string[]
  }
  const layers = [...variants.map((variant) => `variants/${variant}`), tenantId]
  const list = JSON.parse(readFileSync(join(root, `schemas/lists/${name}.json`), 'utf8')) as JsonValue
  let document: JsonValue = { list }
  const issues: OverlayIssue[] = []
  for (const layer of layers) {
    const file = posix.join('tenants', layer, `overlays/lists/${name}.json`)
    if (!existsSync(join(root, file))) continue
    const overlay = JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonValue
    expect(overlay).toMatchObject({ extends: `lists/${name}` })
    const result = applyOverlay(document, overlay, { mode: 'strict', guards: 'required', file, layer })
    document = result.document
    issues.push(...result.issues)
  }
  return { items: (document as unknown as { list: { items: readonly Item[] } }).list.items, issues }
}

describe('the lists of each organisation', () => {
  const names = readdirSync(join(root, 'schemas/lists')).flatMap((name) => /^[^.]+(?=\.json$)/.exec(name) ?? [])

  test.each(ids)('%s: every overlay of a list applies without drift and without conflict', (id) => {
    expect(names.flatMap((name) => composeList(id, name).issues)).toEqual([])
  })

  test.each(ids)('%s: GRADUATE and FIRM are there, and each category has one charge for applying', (id) => {
    const { items } = composeList(id, 'membership-categories')
    expect(repeated(items.map((item) => item.Code))).toEqual([])
    expect(items.filter((item) => item.CanApply).map((item) => item.Code)).toEqual(
      expect.arrayContaining(['GRADUATE', 'FIRM']),
    )
    expect(items.filter((item) => item.categoryType === 'Firm').map((item) => item.Code)).toEqual(['FIRM'])
    for (const { charges } of items) {
      expect(charges.filter((charge) => charge.Charge_Item === 'APP')).toHaveLength(1)
      for (const charge of charges) expect(charge.Amount_Including_VAT).toBeGreaterThan(0)
    }
  })

  test.each(ids)('%s: requirements name exactly its categories', (id) => {
    const categories = composeList(id, 'membership-categories').items.map((item) => item.Code)
    const required = composeList(id, 'requirements').items.map((item) => item.category)
    expect(new Set(required)).toEqual(new Set(categories))
  })

  test.each(ids)('%s: each discipline has five specialisations or more, none is without one, Other is last', (id) => {
    const disciplines = composeList(id, 'disciplines').items.map((item) => item.code)
    const specializations = composeList(id, 'specialization-types').items
    expect(repeated(disciplines)).toEqual([])
    expect(repeated(specializations.map((item) => item.code))).toEqual([])
    expect(disciplines.at(-1)).toBe('OTHER')
    expect(new Set(specializations.map((item) => item.discipline))).toEqual(new Set(disciplines.slice(0, -1)))
    for (const discipline of disciplines.slice(0, -1)) {
      expect(specializations.filter((item) => item.discipline === discipline).length).toBeGreaterThanOrEqual(5)
    }
  })

  test('the engineering bodies share their variant and differ in their categories', () => {
    const board = composeList('engineering-board', 'membership-categories').items
    const institution = composeList('iek', 'membership-categories').items
    const named = (items: readonly Item[], code: string): string | undefined =>
      items.find((item) => item.Code === code)?.Description
    expect([named(board, 'GRADUATE'), named(institution, 'GRADUATE')]).toEqual([
      'Graduate Engineer',
      'Graduate Engineer',
    ])
    expect(board.map((item) => item.Code)).toEqual(expect.arrayContaining(['PE', 'CE', 'AC']))
    expect(named(institution, 'PROFESSIONAL')).toBe('Corporate Member')
    expect(named(board, 'PROFESSIONAL')).toBeUndefined()
  })
})
