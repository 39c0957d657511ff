import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import { homeOf } from '../../src/engine/document/translation-file.ts'
import { isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { declared } from '../engine/check/declared-files.ts'

/** The files that affect the document that a file is part of. */
export function filesAbout(path: string): DeclarationFiles {
  const home = homeOf(path)
  const id = home
    .replace(/^schemas\//, '')
    .replace(/^messages\/$/, 'messages/en')
    .replace(/[./]$/, '')
  const extending = (file: string) => ownValue(objectOf(declared.get(`${homeOf(file)}json`)), 'extends') === id
  const overlay = (file: string) => extending(file.replace(/\.sw\.json$/, '.json'))
  return new Map(
    [...declared].filter(
      ([file]) =>
        file.startsWith(home) ||
        /^schemas\/common\/|^tenants\/[^/]+\/tenant\./.test(file) ||
        (file.includes('/overlays/') && overlay(file)),
    ),
  )
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
