import { expect, test } from 'vitest'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import { readTranslationPath } from '../../src/engine/document/translation-file.ts'
import { tenantIds } from '../../src/engine/check/check-declarations.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../../src/engine/json/pointer.ts'
import { translationsFor } from '../../src/engine/translate/translations.ts'
import { declared } from '../engine/check/declared-files.ts'
import { filesAbout } from './files-about.ts'
import { listEdits, listsIn } from './list-changes.ts'
import type { ListChange } from './list-changes.ts'
import { shownNames } from './shown-names.ts'
import { fc } from '../properties.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 300)

/** The base's documents that some overlay changes, with their declared lists except those of answers and texts. */
const overlaid = [...declared.values()].flatMap((content) => {
  const id = isJsonObject(content) ? ownValue(content, 'extends') : undefined
  return typeof id === 'string' ? [id] : []
})
const places = [...declared].flatMap(([path, content]) => {
  const id = overlaid.find((one) => path === `schemas/${one}.json` || path.startsWith(`schemas/${one}/`))
  if (id === undefined || path.endsWith('/examples.json') || readTranslationPath(path)) return []
  return listsIn(content).map(({ pointer, list }) => ({ id, path, pointer, list }))
})

/** A document of each organisation, with its Kiswahili texts and the issues of its overlays. */
function seenBy(files: DeclarationFiles, id: string) {
  const base = bundleBase(files)
  const original: CompositeDocument = base.documents.get(id) ?? {}
  return tenantIds(files).map((tenant) => {
    const composed = composeFromBase(base, tenant, { guards: 'required' })
    const document: CompositeDocument = composed.documents.get(id) ?? {}
    const kiswahili = translationsFor(files, composed.tenant, 'sw').get(id) ?? []
    const names = shownNames(document, kiswahili)
    return { tenant, original, document, names, english: shownNames(document), isRefused: composed.issues.length > 0 }
  })
}

type Seen = ReturnType<typeof seenBy>[number]

/** What has another name than before, except where its own English changed. */
const renamed = (before: Seen, after: Seen) =>
  [...before.names].filter(([what, name]) => {
    const now = after.names.get(what)
    return now !== undefined && now !== name && now !== before.english.get(what)
  })

/** A change of a list in the base. */
interface ChangedList {
  readonly base: CompositeDocument
  readonly pointer: string
  readonly list: readonly JsonValue[]
  readonly item: JsonValue
}

/** Whether an organisation that removed items of a list got a new item unasked. */
function flowedIn(before: Seen, after: Seen, { base, pointer, list, item }: ChangedList): boolean {
  const had = listIn(before.document, base, pointer)
  const has = listIn(after.document, base, pointer)
  const hasRemoved = had !== undefined && list.some((one) => !had.some((other) => isSame(one, other)))
  return hasRemoved && has?.some((one) => equalJson(one, item)) === true
}

const jsonOf = (document: CompositeDocument): JsonValue => (isJsonObject(document) ? document : {})

/** The organisation's list for the base's list at a pointer; items on the way are found by name. */
function listIn(
  document: CompositeDocument,
  base: CompositeDocument,
  pointer: string,
): readonly JsonValue[] | undefined {
  let node: JsonValue | undefined = jsonOf(document)
  let original: JsonValue | undefined = jsonOf(base)
  for (const segment of parsePointer(pointer)) {
    const next: JsonValue | undefined = getAt(original, formatPointer([segment]))
    const wanted = next ?? null
    node = isJsonArray(node) ? node.find((item) => isSame(wanted, item)) : getAt(node, formatPointer([segment]))
    original = next
  }
  return isJsonArray(node) ? node : undefined
}

/** Whether an organisation still has an item, with any changes: by its first identifying property. */
function isSame(one: JsonValue, other: JsonValue): boolean {
  if (!isJsonObject(one) || !isJsonObject(other)) return equalJson(one, other)
  const key = ['id', 'code', 'Code', 'key'].find((name) => Object.hasOwn(one, name)) ?? Object.keys(one)[0]
  return key !== undefined && equalJson(one[key], other[key])
}

/** The pointer in its document of a list in a base's file. */
function inDocument(id: string, path: string, pointer: string): string {
  const part = path.slice(`schemas/${id}/`.length).replace('.json', '')
  const single: Record<string, string> = {
    lists: 'list',
    checklists: 'checklist',
    billing: 'billing',
    messages: 'messages',
  }
  return path === `schemas/${id}.json` ? `/${single[id.split('/')[0] ?? ''] ?? ''}${pointer}` : `/${part}${pointer}`
}

test('no change of the base under overlays fails silently: nothing takes another’s name, loses its translation or reaches an organisation that removed its like [ENG-02 ENG-03 PLAT-15]', () => {
  const known = new Map<string, { readonly files: DeclarationFiles; readonly before: readonly Seen[] }>()
  const knownOf = (id: string, path: string) => {
    const files = filesAbout(path)
    const found = known.get(id) ?? { files, before: seenBy(files, id) }
    known.set(id, found)
    return found
  }
  const kinds = fc.constantFrom<ListChange['kind']>('insert', 'insert', 'remove', 'move')
  fc.assert(
    fc.property(fc.constantFrom(...places), kinds, fc.nat(), ({ id, path, pointer, list }, kind, nat) => {
      const { files, before } = knownOf(id, path)
      const place = nat % (list.length + 1)
      const edited = listEdits[kind](list, place)
      const content = setAt(files.get(path), pointer, [...edited])
      const after = seenBy(new Map(files).set(path, content), id)
      for (const [i, seen] of after.entries()) {
        const was = before[i]
        if (was === undefined || seen.isRefused) continue
        const where = `${kind} at ${path}${pointer}/${place} for ${seen.tenant}`
        expect(renamed(was, seen), where).toEqual([])
        const item = edited[place]
        if (kind !== 'insert' || item === undefined) continue
        expect(
          flowedIn(was, seen, { base: was.original, pointer: inDocument(id, path, pointer), list, item }),
          where,
        ).toBe(false)
      }
    }),
    { numRuns: runs },
  )
})
