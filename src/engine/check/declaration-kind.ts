import { readTranslationPath } from '../document/translation-file.ts'

/** The meta-schema's name for each kind of file, by path pattern. The first match counts. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^schemas\/meta\/[a-z-]+\.json$/, 'meta'],
  [/^schemas\/common\/[a-z-]+\.json$/, 'shared-schema'],
  [/^schemas\/lists\/[a-z][a-z0-9-]*\.json$/, 'list'],
  [/^(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*)\/checklists\/[a-z][a-z0-9-]*\.json$/, 'checklist'],
  [/^schemas\/billing\/[a-z][a-z0-9-]*\.json$/, 'billing'],
  [/^schemas\/messages\/en\.json$/, 'messages'],
  [
    /^(?:schemas\/forms|(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*(?:\/published)?)\/(?:sections|cases))\/[a-z][a-z0-9-]*\/schema\.json$/,
    'form-schema',
  ],
  [
    /^(?:schemas\/forms|(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*(?:\/published)?)\/(?:sections|cases))\/[a-z][a-z0-9-]*\/ui\.json$/,
    'ui-schema',
  ],
  [
    /^(?:schemas\/forms|(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*(?:\/published)?)\/(?:sections|cases))\/[a-z][a-z0-9-]*\/examples\.json$/,
    'examples',
  ],
  [
    /^(?:schemas\/(?:forms|pages)|(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*(?:\/published)?)\/(?:sections|cases))\/[a-z][a-z0-9-]*\/page\.json$/,
    'page',
  ],
  [/^(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*)\/cases\/[a-z][a-z0-9-]*\/case\.json$/, 'case'],
  [/^(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*)\/documents\/[a-z][a-z0-9-]*\/document\.json$/, 'document'],
  [/^(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*)\/documents\/[a-z][a-z0-9-]*\/schema\.json$/, 'template-data'],
  [
    /^(?:schemas|tenants\/(?:variants\/)?[a-z][a-z0-9-]*)\/documents\/[a-z][a-z0-9-]*\/examples\.json$/,
    'template-examples',
  ],
  [/^tenants\/(?:variants\/)?[a-z][a-z0-9-]*\/overlays\/[a-z]+\/[a-z][a-z0-9-]*\.json$/, 'overlay'],
  [/^tenants\/[a-z][a-z0-9-]*\/published\/[a-z]+\/[a-z][a-z0-9-]*\.json$/, 'overlay'],
  [/^tenants\/[a-z][a-z0-9-]*\/published\/added\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*\.json$/, 'overlay'],
  [/^tenants\/[a-z][a-z0-9-]*\/tenant\.json$/, 'tenant'],
  [/^tenants\/[a-z][a-z0-9-]*\/theme\.json$/, 'theme'],
]

/** Kinds that are parts of documents, which are checked after composition. */
const composedKinds: ReadonlySet<string> = new Set([
  'form-schema',
  'ui-schema',
  'page',
  'examples',
  'list',
  'checklist',
  'billing',
  'case',
  'document',
  'template-data',
  'template-examples',
  'messages',
  'theme',
  'shared-schema',
])

/** The meta-schema for a declaration file; undefined when the path is not that of a declaration. */
export function declarationKind(path: string): string | undefined {
  return readTranslationPath(path) ? 'translations' : kinds.find(([shape]) => shape.test(path))?.[1]
}

/** Whether files of the kind are parts of documents. */
export function isComposedKind(kind: string): boolean {
  return composedKinds.has(kind)
}
