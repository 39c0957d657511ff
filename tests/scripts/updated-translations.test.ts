import { describe, expect, test } from 'vitest'
import { updatedTranslations } from '../../scripts/translations/updated-translations.ts'
import { tenantIds } from '../../src/engine/check/check-declarations.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import { readTranslationPath } from '../../src/engine/document/translation-file.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { formatPointer, getAt, setAt } from '../../src/engine/json/pointer.ts'
import type { JsonPointer } from '../../src/engine/json/pointer.ts'
import { englishHash } from '../../src/engine/translate/english-hash.ts'
import { translationFinder } from '../../src/engine/translate/find-translation.ts'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import { isStillEnglish, readTranslations, translationsFor } from '../../src/engine/translate/translations.ts'
import type { FileTranslations, Translation } from '../../src/engine/translate/translations.ts'
import { declared } from '../engine/check/declared-files.ts'
import { filesAbout } from '../declarations/files-about.ts'
import { fc } from '../properties.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 100)
const language = 'sw'

/** The declarations with their translations as `scripts/translate.ts --write` leaves them. */
function updated(files: DeclarationFiles): DeclarationFiles {
  const written = [...updatedTranslations(files)].map(([path, entries]) => [path, contentOf(entries)] as const)
  return new Map([...files, ...written])
}

const contentOf = (entries: FileTranslations): JsonObject =>
  Object.fromEntries([...entries].map(([key, entry]) => [key, { ...entry }]))

interface Reading {
  readonly key: string
  readonly english: string
  readonly text: string | undefined
}

/** Every text of every organisation with its translation, by organisation and document. */
function readAll(files: DeclarationFiles): ReadonlyMap<string, readonly Reading[]> {
  const all = new Map<string, readonly Reading[]>()
  for (const id of tenantIds(files)) {
    const { documents, tenant } = composeTenant(files, id)
    const translations = translationsFor(files, tenant, language)
    for (const [name, document] of documents) {
      const find = translationFinder(translations.get(name) ?? [])
      const readings = humanTexts(document).map(({ key, text }) => ({ key, english: text, text: find({ key, text }) }))
      all.set(`${id} ${name}`, readings)
    }
  }
  return all
}

/** The translations that a file has lost, except where the text now has other, translated words. */
function lostIn(path: string, before: DeclarationFiles, after: DeclarationFiles): readonly string[] {
  const entries = readTranslations(after.get(path))
  const kept = ({ of, text }: Translation) =>
    [...entries.values()].some((entry) => entry.was === text || (entry.of === of && entry.text === text))
  const replaced = (key: string) => {
    const entry = entries.get(key)
    return entry !== undefined && !isStillEnglish(entry)
  }
  return [...readTranslations(before.get(path))].flatMap(([key, entry]) => (kept(entry) || replaced(key) ? [] : [key]))
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})

/** The pointers of the lists in a value. */
function listsIn(value: JsonValue | undefined, at: readonly (string | number)[] = []): readonly JsonPointer[] {
  if (isJsonArray(value)) return [formatPointer(at), ...value.flatMap((item, i) => listsIn(item, [...at, i]))]
  return Object.entries(objectOf(value)).flatMap(([key, member]) => listsIn(member, [...at, key]))
}

/** Every list of the files that declare documents, except examples and the catalogue. */
const lists = [...declared].flatMap(([path, content]) =>
  /^schemas\/(?!meta|common|messages)|^tenants\/[^/]+\/overlays\//.test(path) &&
  !path.endsWith('/examples.json') &&
  !readTranslationPath(path)
    ? listsIn(content).map((pointer) => ({ path, pointer }))
    : [],
)

function listAt(files: DeclarationFiles, path: string, pointer: JsonPointer): readonly JsonValue[] {
  const list = getAt(files.get(path), pointer)
  return isJsonArray(list) ? list : []
}

/** A copy of a list's item with unique texts and names. */
function another(item: JsonValue, mark: string): JsonValue {
  if (typeof item === 'string') return `${item} ${mark}`
  if (isJsonArray(item)) return item.map((part) => another(part, mark))
  if (!isJsonObject(item)) return item
  return Object.fromEntries(Object.entries(item).map(([key, member]) => [key, another(member ?? null, mark)]))
}

/** A change of a list: a copy of the item at `from` is added at `to`, or that item is moved there or removed. */
interface Edit {
  readonly kind: 'add' | 'move' | 'remove'
  readonly from: number
  readonly to: number
}

function edit(list: readonly JsonValue[], { kind, from, to }: Edit, mark: string): readonly JsonValue[] {
  if (list.length === 0) return list
  const index = from % list.length
  const [item = null] = list.slice(index)
  if (kind === 'add') return list.toSpliced(to % (list.length + 1), 0, another(item, mark))
  const without = list.toSpliced(index, 1)
  return kind === 'remove' ? without : without.toSpliced(to % list.length, 0, item)
}

const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ kind: fc.constantFrom('add', 'move', 'remove'), from: fc.nat(1000), to: fc.nat(1000) }),
  { minLength: 1, maxLength: 4 },
)

describe('translations follow their texts [PLAT-15]', () => {
  test('the shipped files are up to date', () => {
    // A file without a translation is not written.
    for (const [path, entries] of updatedTranslations(declared))
      expect(declared.get(path) ?? {}).toEqual(contentOf(entries))
  })

  test('none is lost wherever items are added, moved or removed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), edits, ({ path, pointer }, changes) => {
        const before = filesAbout(path)
        const list = changes.reduce(
          (items, change, i) => edit(items, change, `number ${i}`),
          listAt(before, path, pointer),
        )
        const written = updated(new Map(before).set(path, setAt(before.get(path), pointer, list)))
        for (const file of [...before.keys()].filter((name) => readTranslationPath(name))) {
          expect(lostIn(file, before, written)).toEqual([])
        }
        const earlier = readAll(before)
        for (const [document, readings] of readAll(written)) {
          for (const { key, english, text } of readings) {
            const same = (earlier.get(document) ?? []).filter((reading) => reading.english === english)
            const exact = same.filter((reading) => reading.key === key)
            const allowed = (exact.length > 0 ? exact : same).map((reading) => reading.text)
            expect(allowed.length === 0 ? [text] : allowed).toContain(text)
            expect(text).toBeDefined()
          }
        }
        expect(updated(written)).toEqual(written)
      }),
      { numRuns: runs },
    )
  })

  test('a new tab between others keeps their translations', () => {
    const path = 'schemas/pages/profile-individual/page.json'
    const tab = { id: 'publications', title: 'Publications', document: 'sections/publications' }
    const files = new Map(declared).set(
      path,
      setAt(declared.get(path), '/tabs', listAt(declared, path, '/tabs').toSpliced(2, 0, tab)),
    )
    const file = 'schemas/pages/profile-individual/sw.json'
    const entries = Object.entries(objectOf(declared.get(file)))
    const added = { of: englishHash('Publications'), text: 'Publications' }
    expect(Object.entries(objectOf(updated(files).get(file)))).toEqual(
      entries.toSpliced(3, 0, ['/page/tabs/publications/title', added]),
    )
  })
})
