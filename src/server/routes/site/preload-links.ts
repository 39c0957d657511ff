import { firstNeeds, formRuntime, portalParts, textsDocument } from '../../../contract/first-needs.ts'
import { openingSource } from '../../../contract/opening.ts'
import { publishedPath } from '../../../contract/published-path.ts'
import type { EditionShown } from './edition-shown.ts'

interface PortalCode {
  /** The path of the run-time module that compiled forms share. */
  readonly runtime: string
  /** The paths of the named chunks of the portal's code. */
  readonly parts: ReadonlyMap<string, string>
}

/**
 * Links that make a browser fetch what a page needs first at the same time as the portal's code. Where the page has an
 * opening, what that needs comes before the code.
 */
export function preloadLinks(
  path: string,
  { documents, table }: EditionShown,
  { runtime, parts }: PortalCode,
): readonly string[] {
  const priority = openingSource(path) === undefined ? '' : ' fetchpriority="low"'
  const needs = firstNeeds(path)
  const hashOf = (id: string) => (Object.hasOwn(documents, id) ? documents[id] : undefined)
  const alone = [table, hashOf(textsDocument), ...needs.forms.map(hashOf)].filter((hash) => hash !== undefined)
  const [first, ...more] = needs.documents.map(hashOf).filter((hash) => hash !== undefined)
  const shown = [
    ...alone.map((hash) => publishedPath([hash])),
    ...(first === undefined ? [] : [publishedPath([first, ...more])]),
  ]
  const validators = needs.forms.map(hashOf).filter((hash) => hash !== undefined)
  const modules = [
    ...[...portalParts, ...needs.parts]
      .map((name) => (name === formRuntime ? runtime : parts.get(name)))
      .filter((part) => part !== undefined),
    ...validators.map((hash) => `/published/${hash}.js`),
  ]
  return [
    ...shown.map((path) => `<link rel="preload" as="fetch" href="${path}" crossorigin>`),
    ...modules.map((module) => `<link rel="modulepreload" href="${module}" crossorigin${priority}>`),
  ]
}
