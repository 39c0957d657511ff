import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { ReferenceList } from '../../src/engine/document/reference-list.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const listNames = readdirSync(join(root, 'schemas/lists')).flatMap((name) => /^[^.]+(?=\.json$)/.exec(name) ?? [])

function readList(name: string): ReferenceList {
  return JSON.parse(readFileSync(join(root, `schemas/lists/${name}.json`), 'utf8')) as ReferenceList
}

function items<Item>(name: string): readonly Item[] {
  return readList(name).items as unknown as readonly Item[]
}

function repeated(values: readonly unknown[]): unknown[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

interface City {
  readonly id: string
  readonly City: string
  readonly County: string
  readonly Code: string
}
interface Charge {
  readonly Charge_Type: string
  readonly Charge_Item: string
  readonly Currency_Code: string
  readonly Amount_Including_VAT: number
}
interface Category {
  readonly Code: string
  readonly categoryType: string
  readonly CanApply: boolean
  readonly entitled: boolean
  readonly charges: readonly Charge[]
}

describe('every reference list', () => {
  test.each(listNames)('%s: each item has its own key and a label to read', (name) => {
    const { key, label, items: all } = readList(name)
    expect(all.length).toBeGreaterThan(0)
    expect(repeated(all.map((item) => item[key]))).toEqual([])
    for (const item of all) {
      expect(item[key]).toMatch(/\S/)
      expect(item[label]).toMatch(/\S/)
    }
  })

  test.each(listNames)('%s: the items have the same properties, and no text begins or ends in space', (name) => {
    const { items: all } = readList(name)
    const optional = new Set(['country'])
    const shape = (item: JsonObject): string[] => Object.keys(item).filter((property) => !optional.has(property))
    for (const item of all) {
      expect(shape(item)).toEqual(shape(all[0] ?? {}))
    }
    const texts = all.flatMap((item) => Object.values(item)).filter((value) => typeof value === 'string')
    expect(texts.filter((text) => text !== text.trim())).toEqual([])
  })
})

describe('places', () => {
  const counties = items<{ CountyNo: string; countyName: string; countryCode: string }>('counties')
  const cities = items<City>('cities')
  const postalCodes = new Map(
    items<{ Code: string; City: string }>('postal-codes').map((item) => [item.Code, item.City]),
  )

  test('countries are the 249 of ISO 3166-1, in the order of their names, with dialling codes', () => {
    const countries = items<{ code: string; displayName: string; dialCode: string }>('countries')
    expect(countries).toHaveLength(249)
    for (const { code, dialCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^\+[1-9]\d{0,2}$/)
    }
    const names = countries.map((country) => country.displayName)
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')))
    expect(countries.find((country) => country.code === 'KE')).toEqual({
      code: 'KE',
      displayName: 'Kenya',
      dialCode: '+254',
    })
  })

  test('counties are the 47 of the Constitution of Kenya in their official order', () => {
    expect(counties.map((county) => county.CountyNo)).toEqual(
      Array.from({ length: 47 }, (_, i) => String(i + 1).padStart(3, '0')),
    )
    expect(new Set(counties.map((county) => county.countryCode))).toEqual(new Set(['KE']))
    const names = new Map(counties.map((county) => [county.CountyNo, county.countyName]))
    expect(['001', '011', '022', '032', '042', '047'].map((no) => names.get(no))).toEqual([
      'Mombasa',
      'Isiolo',
      'Kiambu',
      'Nakuru',
      'Kisumu',
      'Nairobi City',
    ])
  })

  test('each county has at least two cities, and each city lies in a county', () => {
    const known = new Set(counties.map((county) => county.CountyNo))
    expect(cities.filter((city) => !known.has(city.County))).toEqual([])
    const few = counties.filter(({ CountyNo }) => cities.filter((city) => city.County === CountyNo).length < 2)
    expect(few).toEqual([])
  })

  test('a city has a name of its own, a slug as its id, and a postal code of five digits that is listed', () => {
    expect(cities.length).toBeGreaterThanOrEqual(250)
    expect(repeated(cities.map((city) => city.City))).toEqual([])
    for (const { id, City, Code } of cities) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(Code).toMatch(/^\d{5}$/)
      expect(postalCodes.get(Code)).toBe(City)
    }
    for (const code of postalCodes.keys()) expect(code).toMatch(/^\d{5}$/)
  })

  test.each([
    ['Nairobi', '00100', '047'],
    ['Mombasa', '80100', '001'],
    ['Kisumu', '40100', '042'],
    ['Nakuru', '20100', '032'],
    ['Eldoret', '30100', '027'],
    ['Thika', '01000', '022'],
    ['Garissa', '70100', '007'],
    ['Lodwar', '30500', '023'],
    ['Wote', '90300', '017'],
  ])('%s has the postal code %s in county %s', (name, code, county) => {
    expect(cities.find((city) => city.City === name)).toMatchObject({ Code: code, County: county })
  })
})

describe('the profession', () => {
  test('Other is the last discipline, the last industry group and the last university', () => {
    expect(items<{ code: string }>('disciplines').at(-1)?.code).toBe('OTHER')
    expect(items<{ code: string }>('universities').at(-1)?.code).toBe('OTHER')
    expect(items<{ Code: string }>('industry-groups').at(-1)?.Code).toBe('OTHER')
  })

  test('each discipline but Other has at least five specialisations, and each of these a discipline that exists', () => {
    const disciplines = new Set(items<{ code: string }>('disciplines').map((item) => item.code))
    const specializations = items<{ code: string; discipline: string }>('specialization-types')
    expect(specializations.filter((item) => !disciplines.has(item.discipline))).toEqual([])
    for (const discipline of disciplines) {
      if (discipline === 'OTHER') continue
      expect(specializations.filter((item) => item.discipline === discipline).length).toBeGreaterThanOrEqual(5)
    }
  })

  test('there are titles for entitled members and for all others', () => {
    const titles = items<{ Code: string; entitled: boolean }>('titles')
    expect(titles.filter((title) => title.entitled).map((title) => title.Code)).toContain('ENG')
    expect(titles.filter((title) => !title.entitled).map((title) => title.Code)).toContain('MR')
  })

  test('universities are in listed countries, each only once', () => {
    const universities = items<{ name: string; country?: string; code: string }>('universities')
    expect(repeated(universities.map((university) => university.name))).toEqual([])
    const countries = new Set(items<{ code: string }>('countries').map(({ code }) => code))
    expect(universities.filter(({ country = '' }) => !countries.has(country)).map(({ code }) => code)).toEqual([
      'OTHER',
    ])
  })

  test('O-level certificates and grades are separate from the others', () => {
    for (const name of ['qualification-codes', 'certification-classes']) {
      expect(new Set(items<{ isOLevel: boolean }>(name).map((item) => item.isOLevel))).toEqual(new Set([true, false]))
    }
  })
})

describe('membership', () => {
  const categories = items<Category>('membership-categories')

  test('each category has one charge for applying, in shillings, and no charge twice', () => {
    for (const { charges } of categories) {
      expect(charges.filter((charge) => charge.Charge_Item === 'APP')).toHaveLength(1)
      expect(repeated(charges.map((charge) => charge.Charge_Type))).toEqual([])
      for (const charge of charges) {
        expect(charge.Currency_Code).toBe('KES')
        expect(charge.Amount_Including_VAT).toBeGreaterThan(0)
        expect(Number.isInteger(charge.Amount_Including_VAT * 100)).toBe(true)
      }
    }
  })

  test('GRADUATE and FIRM accept applications, and only FIRM is of the kind Firm', () => {
    const open = categories.filter((category) => category.CanApply).map((category) => category.Code)
    expect(open).toEqual(expect.arrayContaining(['GRADUATE', 'FIRM']))
    const firms = categories.filter((category) => category.categoryType === 'Firm')
    expect(firms.map((category) => category.Code)).toEqual(['FIRM'])
    expect(new Set(categories.map((category) => category.categoryType))).toEqual(new Set(['Individual', 'Firm']))
  })

  test('each category lists what to prepare, and no requirement is for another', () => {
    const requirements = items<{ category: string }>('requirements')
    expect(new Set(requirements.map((item) => item.category))).toEqual(new Set(categories.map((item) => item.Code)))
  })

  test('there is one disclaimer for activation and one for application, and terms in headed paragraphs', () => {
    const types = items<{ disclaimerType: string }>('disclaimers').map((item) => item.disclaimerType)
    expect(types.toSorted()).toEqual(['Activation', 'Application'])
    const [terms, ...others] = items<{ termsAndConditions: readonly { heading: string; text: string }[] }>('terms')
    expect(others).toEqual([])
    expect(terms?.termsAndConditions.length).toBeGreaterThan(3)
    for (const { heading, text } of terms?.termsAndConditions ?? []) {
      expect(heading).toMatch(/^\S.*[^.]$/)
      expect(text).toMatch(/\.$/)
    }
  })
})
