import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { saveMembers } from '../../../src/server/members/members.ts'
import type { NewMember } from '../../../src/server/members/members.ts'
import { searchRegister } from '../../../src/server/members/search/search-register.ts'
import type { PublicSearch } from '../../../src/server/members/search/search-register.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { inventedMembers } from '../../../src/server/start/sample-data/invented-members.ts'
import { makeMistypedNames } from '../../../tests/engine/format/mistyped-names.ts'
import { namesIn } from '../../../tests/server/members/register-client.ts'
import { median, percentile } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { neutralTenant } from './neutral-tenant.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** `MEMBERS=1000000` measures more; `DATABASE=PGlite` or `PostgreSQL` one database alone. */
const members = Number(process.env['MEMBERS'] ?? '100000')
const only = process.env['DATABASE']
const rounds = 200
const limit = 50
/** How many names are mistyped, and how many of a hundred of them are found. */
const mistypedNames = 500
const leastFound = 95

/** What people look for; each search of a kind is another one. */
const kinds: readonly (readonly [kind: string, search: (round: number, people: readonly NewMember[]) => Sought])[] = [
  ['a whole name', (i, people) => ({ term: personAt(people, i).last_name })],
  ['a part of a name', (i, people) => ({ term: personAt(people, i).first_name.slice(0, 2 + (i % 3)) })],
  ['one letter', (i) => ({ term: 'abcdefghijklmnoprstuwz'[i % 22] ?? 'a' })],
  ['two names', (i, people) => ({ term: `${personAt(people, i).first_name} ${personAt(people, i).last_name}` })],
  ['a number', (i, people) => ({ term: personAt(people, i).member_no })],
  ['the end of a number', (i, people) => ({ term: personAt(people, i).member_no.slice(-4) })],
  ['a typing error', (i, people) => ({ term: mistyped(personAt(people, i).last_name) })],
  [
    'two names, one mistyped',
    (i, people) => ({ term: `${personAt(people, i).first_name} ${mistyped(personAt(people, i).last_name)}` }),
  ],
  ['nobody', (i) => ({ term: `xq${i}z` })],
  [
    'a filter',
    (i, people) => ({ term: personAt(people, i).first_name.slice(0, 3), category: 'FELLOW', gender: 'Female' }),
  ],
  ['one letter and a filter', (i) => ({ term: 'abcdefghijklmnoprstuwz'[i % 22] ?? 'a', category: 'FELLOW' })],
]

type Sought = Pick<PublicSearch, 'term' | 'category' | 'gender'>

/** The time of a search on the server, with the statements of its transaction. */
export const registerBench: Bench = {
  name: 'register',
  title: `Searches of the public register with ${members.toLocaleString('en')} members`,
  run: async () => {
    const tenant = await neutralTenant()
    return onEachDatabase(async (database) =>
      only === undefined || only === database.name ? measure(database, tenant) : [],
    )
  },
}

async function measure({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<BenchRow[]> {
  const page = tenant.documents.get('pages/register')?.page
  if (page?.kind !== 'register') throw new Error('The neutral organisation has no register.')
  const database = await openDatabase(place)
  try {
    const people = makePeople()
    const filled = await fill(database, tenant.id, people)
    const rows: BenchRow[] = [{ label: `${name}: adding them`, value: filled / 1000, unit: 's' }]
    for (const [kind, searchOf] of kinds) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const search = { ...searchOf(round, people), offset: 0, limit: 10 }
        const began = performance.now()
        await database.inTenant(tenant.id, (tx) => searchRegister(tx, { tenant, page }, search))
        // The first searches find nothing in memory.
        if (round >= rounds / 10) times.push(performance.now() - began)
      }
      const p99 = percentile(times, 0.99)
      rows.push({ label: `${name}: ${kind}, median`, value: median(times), unit: 'ms' })
      rows.push({ label: `${name}: ${kind}, p99`, value: p99, unit: 'ms', target: `< ${limit} ms`, met: p99 < limit })
    }
    const find = (term: string) =>
      database.inTenant(tenant.id, (tx) => searchRegister(tx, { tenant, page }, { term, offset: 0, limit: 10 }))
    rows.push(await recallRow(name, people, find))
    return rows
  } finally {
    await database.close()
  }
}

/** How many of those who are meant by mistyped names are among the first ten. */
async function recallRow(
  name: BenchDatabase['name'],
  people: readonly NewMember[],
  find: (term: string) => ReturnType<typeof searchRegister>,
): Promise<BenchRow> {
  // The register shows no others.
  const active = people.filter(({ status }) => status === 'Active')
  const every = Math.floor(active.length / (mistypedNames * 2))
  const asked = active.filter((_, i) => i % every === 0).map((one) => [one.first_name, one.last_name] as const)
  const names = makeMistypedNames(asked).slice(0, mistypedNames)
  let hits = 0
  for (const { typed, meant } of names) {
    const { data } = await find(typed)
    if (namesIn(data).some((found) => meant.every((word) => found.split(' ').includes(word)))) hits += 1
  }
  const share = (100 * hits) / names.length
  return {
    label: `${name}: of ${names.length} mistyped names, found among the first ten`,
    value: share,
    unit: '%',
    target: `≥ ${leastFound} %`,
    met: names.length === mistypedNames && share >= leastFound,
  }
}

/** In portions, as an import adds them; milliseconds. */
async function fill(database: Database, tenant: string, people: readonly NewMember[]): Promise<number> {
  const began = performance.now()
  const portion = 5000
  for (let from = 0; from < people.length; from += portion) {
    await database.inTenant(tenant, (tx) => saveMembers(tx, people.slice(from, from + portion)))
  }
  await database.tend?.()
  return performance.now() - began
}

const categories = ['GRADUATE', 'TECHNICIAN', 'PROFESSIONAL', 'CONSULTING', 'FELLOW']

/** Common first names, and family names of which most are rare, as in a register of this size. */
function makePeople(): readonly NewMember[] {
  const invented = inventedMembers()
  return Array.from({ length: members }, (_, i): NewMember => {
    const { kind: _kind, place: _place, ...like } = personAt(invented, i)
    const family = personAt(invented, Math.floor(i / 3) + 7).last_name
    const rare = `${family}${syllable(i)}${i % 4 === 0 ? syllable(Math.floor(i / 31)) : ''}`
    const last_name = i % 3 === 0 ? rare : family
    return {
      ...like,
      member_no: `B${100_000 + i}`,
      last_name,
      category: categories[(i * 7 + (i >> 4)) % 5] ?? 'FELLOW',
    }
  })
}

const syllables = [
  '',
  'KA',
  'WE',
  'LO',
  'MBI',
  'RU',
  'SHA',
  'NDE',
  'TI',
  'GO',
  'YA',
  'KWE',
  'RI',
  'NJA',
  'ZO',
  'PE',
  'BU',
]
const syllable = (i: number): string => syllables[i % syllables.length] ?? ''

function personAt<Person>(people: readonly Person[], place: number): Person {
  const person = people[(place * 37) % people.length]
  if (person === undefined) throw new Error('There is nobody.')
  return person
}

/** With two neighbours swapped. */
const mistyped = (name: string): string => `${name.slice(0, 2)}${name[3] ?? ''}${name[2] ?? ''}${name.slice(4)}`
