import { firstNeeds, formRuntime, portalParts, textsDocument } from '../../../contract/first-needs.ts'
import { publishedPath } from '../../../contract/published-path.ts'
import type { EditionShown } from './edition-shown.ts'

interface PortalCode {
  /** The path of the run-time module that compiled forms share. */
  readonly runtime: string
  /** The paths of the named chunks of the portal's code. */
  readonly parts: ReadonlyMap<string, string>
}

/** What a page needs first, by path. */
export interface FirstFiles {
  readonly published: readonly string[]
  /** The parts of the portal's code. */
  readonly modules: readonly string[]
}

/** What the page at a path needs first. */
export function firstFiles(
  path: string,
  { documents, table }: EditionShown,
  { runtime, parts }: PortalCode,
): FirstFiles {
  const needs = firstNeeds(path)
  const hashOf = (id: string) => (Object.hasOwn(documents, id) ? documents[id] : undefined)
  const alone = [table, hashOf(textsDocument), ...needs.forms.map(hashOf)].filter((hash) => hash !== undefined)
  const [first, ...more] = needs.documents.map(hashOf).filter((hash) => hash !== undefined)
  const validators = needs.forms.map(hashOf).filter((hash) => hash !== undefined)
  return {
    published: [
      ...alone.map((hash) => publishedPath([hash])),
      ...(first === undefined ? [] : [publishedPath([first, ...more])]),
    ],
    modules: [
      ...[...portalParts, ...needs.parts]
        .map((name) => (name === formRuntime ? runtime : parts.get(name)))
        .filter((part) => part !== undefined),
      ...validators.map((hash) => `/published/${hash}.js`),
    ],
  }
}

/** Links that make a browser fetch what a page needs first at the same time as what it draws first. */
export const preloadLinks = ({ published, modules }: FirstFiles): readonly string[] => [
  ...published.map((path) => `<link rel="preload" as="fetch" href="${path}" crossorigin>`),
  ...modules.map((module) => `<link rel="modulepreload" href="${module}" crossorigin>`),
]

/** Links that make a browser fetch fonts before it knows a text in them, so that the first text is drawn in its own. */
export const fontLinks = (addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`)
