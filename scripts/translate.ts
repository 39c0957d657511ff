import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStillEnglish } from '../src/engine/translate/translations.ts'
import { declaredHere } from './declared-here.ts'
import { updatedTranslations } from './translations/updated-translations.ts'

/**
 * Lists every text that is not translated, is still in English, or whose English has changed since. With `--write` the
 * translation files are updated: an entry whose text moved or was renamed moves with it, and a text without a
 * translation gets an entry, with the translation that the same English has elsewhere, or else the English itself,
 * which `npm run check` reports until someone who knows the language translates it or declares it `"same": true`, as
 * names are. An entry whose English changed keeps the older translation as `was` until then. Nothing else is lost:
 * unused entries stay, and the check reports them.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const files = await declaredHere(root)
const updated = [...updatedTranslations(files)]
const open = updated.flatMap(([path, entries]) =>
  [...entries].flatMap(([key, entry]) => (isStillEnglish(entry) ? [`${path}: ${key} ${entry.text}`] : [])),
)
const changed = updated.filter(
  ([path, entries]) => textOf(Object.fromEntries(entries)) !== textOf(files.get(path) ?? {}),
)
for (const line of open) console.log(line)
console.log(`${open.length} texts to translate.`)
if (process.argv.includes('--write')) {
  for (const [path, entries] of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), textOf(Object.fromEntries(entries)))
  }
} else if (changed.length > 0) console.log(`${changed.length} files to write, with --write.`)

function textOf(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`
}
