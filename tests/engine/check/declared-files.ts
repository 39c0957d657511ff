import { fileURLToPath } from 'node:url'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import type { CheckOptions } from '../../../src/engine/check/check-declarations.ts'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { setAt } from '../../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** All of the project's declarations. */
export const declared = await readDeclarations(root)

/** The base and one organisation: checking all four takes four times as long. */
export function ofOrganisation(files: ReadonlyMap<string, JsonValue>, id: string): ReadonlyMap<string, JsonValue> {
  const isLeftOut = (path: string): boolean => path.startsWith('tenants/') && !ownFolders(id).test(path)
  return new Map([...files].filter(([path]) => !isLeftOut(path)))
}

const ownFolders = (id: string): RegExp => new RegExp(`^tenants/(variants|${id})/`)

/** The organisation whose file it is; of a file of the base, and of what several share, any will do. */
export function organisationOf(file: string): string {
  const [, folder = 'variants'] = /^tenants\/([^/]+)\//.exec(file) ?? []
  return folder === 'variants' ? 'engineering-board' : folder
}

/** The base and the organisation whose file it is. */
export const around = (files: ReadonlyMap<string, JsonValue>, file: string): ReadonlyMap<string, JsonValue> =>
  ofOrganisation(files, organisationOf(file))

/** One change of one file: the new value at a pointer; undefined removes the old one. */
export interface Change {
  readonly file: string
  readonly pointer: string
  readonly value: JsonValue | undefined
}

/** The declarations with some changes; the given ones stay as they are. */
export function changed(files: ReadonlyMap<string, JsonValue>, ...changes: readonly Change[]): Map<string, JsonValue> {
  const copy = new Map(files)
  for (const { file, pointer, value } of changes) {
    const content = copy.get(file)
    if (content === undefined) throw new Error(`There is no file ${file}`)
    copy.set(file, removeOrSet(content, pointer, value))
  }
  return copy
}

/** A document with another value at a pointer; undefined removes it. */
export function removeOrSet(content: JsonValue, pointer: string, value: JsonValue | undefined): JsonValue {
  const cut = pointer.lastIndexOf('/')
  const parent = pointer.slice(0, Math.max(cut, 0))
  const holder = parent === '' ? content : valueAt(content, parent)
  if (value !== undefined || !Array.isArray(holder)) return setAt(content, pointer, value)
  return setAt(content, parent, holder.toSpliced(Number(pointer.slice(cut + 1)), 1))
}

function valueAt(content: JsonValue, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], content)
}

/** The issues of declarations, without how to fix them. */
export function saidOf(files: ReadonlyMap<string, JsonValue>, options?: CheckOptions): readonly DeclarationIssue[] {
  return checkDeclarations(files, options).map(({ file, pointer, message }) => ({ file, pointer, message }))
}
