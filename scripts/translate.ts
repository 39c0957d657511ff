import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tenantIds } from '../src/engine/check/check-declarations.ts'
import { offeredLanguages } from '../src/engine/check/texts/check-translations.ts'
import { translationFile } from '../src/engine/check/texts/translation-file.ts'
import { bundleBase } from '../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../src/engine/compose/compose-tenant.ts'
import { englishHash } from '../src/engine/translate/english-hash.ts'
import { humanTexts } from '../src/engine/translate/human-texts.ts'
import { isStillEnglish, translationsFor } from '../src/engine/translate/translations.ts'
import type { Translation } from '../src/engine/translate/translations.ts'
import { readDeclarations } from '../src/server/platform/declarations/read-declarations.ts'

/**
 * Lists every text that is not translated, is still in English, or whose English has changed since. With `--write` each
 * becomes an entry of its file: with the translation that the same English has elsewhere, else with the English itself,
 * which `npm run check` reports until someone who knows the language translates it or declares it `"same": true`, as
 * names are.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const files = await readDeclarations(root)
const base = bundleBase(files)
const open = new Map<string, OpenText>()
const memory = new Map<string, Omit<Translation, 'of'>>()

interface OpenText {
  readonly file: string
  readonly language: string
  readonly document: string
  readonly pointer: string
  readonly text: string
}

for (const id of tenantIds(files)) collect(composeFromBase(base, id))
for (const { file, document, pointer, text } of open.values()) console.log(`${file}: ${document}${pointer} ${text}`)
console.log(`${open.size} texts to translate.`)
if (process.argv.includes('--write')) await writeAll()

function collect(composed: ComposedTenant): void {
  for (const language of offeredLanguages(composed)) {
    const translations = translationsFor(files, composed.tenant, language)
    for (const [id, document] of composed.documents) {
      const known = translations.get(id) ?? new Map()
      const done = [...known.values()].filter((entry) => !isStillEnglish(entry))
      for (const { of, ...translation } of done) memory.set(`${language} ${of}`, translation)
      const current = new Set(done.map(({ of }) => of))
      for (const { pointer, text } of humanTexts(document)) {
        if (current.has(englishHash(text))) continue
        const file = translationFile(composed, id, pointer, language)
        // Once for each English: organisations that leave out items of a list have the same text elsewhere.
        const key = `${file} ${id} ${text}`
        if (!open.has(key)) open.set(key, { file, language, document: id, pointer, text })
      }
    }
  }
}

async function writeAll(): Promise<void> {
  for (const file of new Set([...open.values()].map((entry) => entry.file))) {
    const path = join(root, file)
    const content: Record<string, Record<string, unknown>> = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
    for (const entry of [...open.values()].filter((candidate) => candidate.file === file)) {
      const of = englishHash(entry.text)
      const texts = (content[entry.document] ??= {})
      texts[entry.pointer] = { of, ...(memory.get(`${entry.language} ${of}`) ?? { text: entry.text }) }
    }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${JSON.stringify(content, null, 2)}\n`)
  }
}
