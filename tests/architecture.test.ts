import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'
import { readmeHeadings, readmeSteps } from './readme-steps.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The other parts that each part of src may import. */
const mayImport: Record<string, readonly string[]> = {
  engine: ['generated'],
  generated: [],
  contract: ['engine', 'generated'],
  renderer: ['engine', 'generated'],
  portal: ['renderer', 'engine', 'contract', 'generated'],
  server: ['engine', 'contract', 'generated'],
}

/** Names that two files may export, each with the reason. */
const sharedNames: ReadonlyMap<string, string> = new Map([
  ['JsonValue', 'generated files import nothing, and say it for themselves'],
])

/** Modules that keep a variable, each with the reason. */
const variables: ReadonlyMap<string, string> = new Map([
  ['src/renderer/loading/settling.ts', 'how many loads have ended'],
])

/** The beginning of paths in the documents that name a file or folder of the project; `src/` may be left out. */
const topLevel = /^(src|engine|contract|renderer|portal|server|schemas|tenants|tests|scripts|\.storybook)\//

/** Styles that break an ordinary word where a line has no room for it. */
const breaksWords = /overflow-?wrap['"]?: *['"]?anywhere|word-?break['"]?: *['"]?break-(all|word)/i

interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name))
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importedPaths(path, text) }
    })
}

/** Project-relative paths that a file imports, and bare names of packages. */
function importedPaths(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? posix.normalize(posix.join(dirname(path), specifier)) : specifier,
  )
}

const files = sourceFiles('src')
const partOf = (path: string) => path.split('/')[1] ?? ''

/** Ids and captions of the shipped organisations, from their own declarations. */
function organisations(): { id: string; names: string[] }[] {
  return readdirSync(join(root, 'tenants'))
    .filter((id) => id !== 'variants')
    .map((id) => {
      const tenant = JSON.parse(readFileSync(join(root, 'tenants', id, 'tenant.json'), 'utf8')) as {
        name: string
        caption: string
      }
      return { id, names: [id, tenant.caption, tenant.name] }
    })
}

describe('who may import whom', () => {
  test('every import between parts of src is one that the architecture allows', () => {
    const trespasses = files.flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('src/') && partOf(target) !== partOf(path))
        .filter((target) => !(mayImport[partOf(path)] ?? []).includes(partOf(target)))
        .map((target) => `${path} → ${target}`),
    )
    expect(trespasses).toEqual([])
  })

  test('src does not import scripts, tests or stories', () => {
    const trespasses = files.flatMap(({ path, imports }) =>
      imports.filter((target) => /^(scripts|tests|\.storybook)\//.test(target)).map((target) => `${path} → ${target}`),
    )
    expect(trespasses).toEqual([])
  })

  test('the engine does not use React, the DOM, Node, the clock or random numbers', () => {
    const impure =
      /\b(window|globalThis|navigator|process|localStorage)\.|\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bfetch\(/
    const found = files
      .filter(({ path }) => partOf(path) === 'engine')
      .filter(({ text, imports }) => imports.some(isPlatformPackage) || impure.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(found).toEqual([])
  })

  test('no module has a variable, which would carry over between requests or tests', () => {
    const found = files.filter(({ text }) => /^(export )?let /m.test(text)).map(({ path }) => path)
    expect(found).toEqual([...variables.keys()])
  })

  test('what is in the page listens: no listener is added by an effect that may run later', () => {
    const late = files.filter(({ text }) =>
      text
        .split(/\buseEffect\(/)
        .slice(1)
        .some((effect) => effect.slice(0, effect.search(/^ {2}\}, \[/m)).includes('addEventListener')),
    )
    expect(late.map(({ path }) => path)).toEqual([])
  })

  test('the overlay library is independent: it imports only itself and the JSONPath package', () => {
    const foreign = files
      .filter(({ path }) => path.startsWith('src/engine/overlay/'))
      .flatMap(({ imports }) => imports)
      .filter((target) => !target.startsWith('src/engine/overlay/') && target !== 'json-p3')
    expect(foreign).toEqual([])
  })

  test('the renderer knows neither routes nor calls', () => {
    const found = files
      .filter(({ path }) => partOf(path) === 'renderer')
      .flatMap(({ path, imports }) =>
        imports.filter((name) => /^(react-router|axios|swr)/.test(name)).map((n) => `${path} → ${n}`),
      )
    expect(found).toEqual([])
  })

  test('the server uses the host of a request only to find the organisation', () => {
    const found = files
      .filter(({ path }) => partOf(path) === 'server' && path !== 'src/server/http/host.ts')
      .filter(({ text }) =>
        /\.(hostname|protocol)\b|request\.host\b|headers\.host\b|x-forwarded/.test(withoutComments(text)),
      )
      .map(({ path }) => path)
    expect(found.filter((path) => path !== 'src/server/platform/origins.ts')).toEqual([])
  })

  test('a page of the portal never imports another page', () => {
    const page = (path: string) => /^src\/portal\/pages\/([^/]+)/.exec(path)?.[1]
    const found = files.flatMap(({ path, imports }) =>
      imports
        .filter((target) => page(path) !== undefined && page(target) !== undefined && page(target) !== page(path))
        .map((target) => `${path} → ${target}`),
    )
    expect(found).toEqual([])
  })
})

/** Paths that a file imports for more than their types. */
function valueImports({ path, text }: SourceFile): string[] {
  const statements = text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm)
  return [...statements].map(([, target = '']) => posix.normalize(posix.join(dirname(path), target)))
}

/** The contract's files that bring shapes and definitions into any importer. */
function definitionFiles(): ReadonlySet<string> {
  const contract = files.filter(({ path }) => partOf(path) === 'contract')
  const found = new Set(
    contract.filter(({ text }) => /^import \{.*\} from 'typebox'/m.test(text)).map(({ path }) => path),
  )
  for (let before = -1; before !== found.size;) {
    before = found.size
    const more = contract.filter((file) => valueImports(file).some((target) => found.has(target)))
    for (const { path } of more) found.add(path)
  }
  return found
}

describe('dialogs', () => {
  test('there is one: no other file draws a dialog of its own, so that each has a head and a foot that stay', () => {
    const parts = /@mui\/material\/(?:Dialog|Modal|SwipeableDrawer)|<dialog\b|\.showModal\(/
    const found = files.filter(({ text }) => parts.test(withoutComments(text))).map(({ path }) => path)
    expect(found).toEqual(['src/renderer/feedback/DialogFrame.tsx'])
  })
})

describe('calls', () => {
  test('only implement registers routes of calls; other routes are listed here', () => {
    const routed = files
      .filter(({ path }) => partOf(path) === 'server')
      .filter(({ text }) =>
        /\bapp\s*\.(get|head|post|put|patch|delete|options|all|route)\b/.test(withoutComments(text)),
      )
      .map(({ path }) => path)
    expect(routed.toSorted()).toEqual([
      'src/server/http/implement.ts',
      'src/server/routes/dev-outbox.ts',
      'src/server/routes/health.ts',
      'src/server/routes/published-files.ts',
      'src/server/routes/published-keys.ts',
      // The calls that pages declare.
      'src/server/routes/sections.ts',
      'src/server/routes/site/portal-resource.ts',
      'src/server/routes/site/tenant-assets.ts',
    ])
  })

  test('no definition of a call reaches the browser: the portal imports their types alone', () => {
    const definitions = definitionFiles()
    const found = files
      .filter(({ path }) => partOf(path) === 'portal')
      .flatMap((file) =>
        valueImports(file)
          .filter((target) => definitions.has(target))
          .map((t) => `${file.path} → ${t}`),
      )
    expect(definitions).toContain('src/contract/calls.ts')
    expect(found).toEqual([])
  })
})

describe('floors', () => {
  test('the entries of every folder, files and folders alike, import one another in one direction', () => {
    const edges = files.flatMap(({ path, imports }) =>
      imports.filter((target) => target.startsWith('src/')).map((target) => ({ from: path, to: target })),
    )
    expect(edges.length).toBeGreaterThan(files.length)
    expect(folderCycles(edges)).toEqual([])
  })

  test.each([
    [
      'two files',
      [
        ['src/a/one.ts', 'src/a/two.ts'],
        ['src/a/two.ts', 'src/a/one.ts'],
      ],
      'src/a: one.ts → two.ts → one.ts',
    ],
    [
      'two folders, by files that do not import one another',
      [
        ['src/a/b/one.ts', 'src/a/c/two.ts'],
        ['src/a/c/three.ts', 'src/a/b/four.ts'],
      ],
      'src/a: b → c → b',
    ],
    [
      'a file and a folder beside it',
      [
        ['src/a/one.ts', 'src/a/b/deep/two.ts'],
        ['src/a/b/three.ts', 'src/a/one.ts'],
      ],
      'src/a: one.ts → b → one.ts',
    ],
    [
      'three folders in a ring',
      [
        ['src/a/one.ts', 'src/b/two.ts'],
        ['src/b/two.ts', 'src/c/three.ts'],
        ['src/c/four.ts', 'src/a/five.ts'],
      ],
      'src: a → b → c → a',
    ],
  ])('a cycle is found: %s', (_case, edges, cycle) => {
    expect(folderCycles(edges.map(([from = '', to = '']) => ({ from, to })))).toEqual([cycle])
  })

  test('files of one folder, or a file with two importers, make no cycle', () => {
    const edges = [
      { from: 'src/a/b/one.ts', to: 'src/a/b/two.ts' },
      { from: 'src/a/c/three.ts', to: 'src/a/b/two.ts' },
      { from: 'src/a/d/four.ts', to: 'src/a/c/three.ts' },
      { from: 'src/a/d/four.ts', to: 'src/a/b/one.ts' },
    ]
    expect(folderCycles(edges)).toEqual([])
  })
})

describe('the documents', () => {
  test.each(['README.md', 'ARCHITECTURE.md'])('every file that %s names exists or is generated', async (document) => {
    const steps = await Promise.all(readmeHeadings.map(readmeSteps))
    const added = new Set(steps.flat().flatMap(({ language, file }) => (language === 'diff' ? [] : [file])))
    const named = [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)]
      .map(([, path = '']) => path)
      .filter((path) => topLevel.test(path))
    const found = (path: string) =>
      ['', 'src/'].some((folder) =>
        ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, folder + path + ending))),
      )
    expect(named).not.toEqual([])
    expect(named.filter((path) => !found(path) && !added.has(path))).toEqual([])
  })
})

/** The ending of calendar files (RFC 5545 §8.1) happens to be the id of an organisation. */
const withoutCalendarFiles = (text: string): string => text.replaceAll(/\.ics\b/g, '')

describe('the words of src', () => {
  test('src names no organisation, except the neutral one as a default in one place', () => {
    const mentions = organisations().flatMap(({ id, names }) =>
      names.flatMap((name) =>
        files
          .filter(({ text }) =>
            new RegExp(`(?<![\\w-])${escapeForPattern(name)}(?![\\w-])`).test(
              withoutCalendarFiles(withoutComments(text)),
            ),
          )
          .map(({ path }) => ({ id, path })),
      ),
    )
    const neutral = mentions.filter(({ id }) => id === 'demo').map(({ path }) => path)
    expect(mentions.filter(({ id }) => id !== 'demo')).toEqual([])
    expect(new Set(neutral).size).toBeLessThanOrEqual(1)
  })

  test('the type checker is never silenced', () => {
    const silenced = /\bas any\b|: any\b|<any>|@ts-ignore|@ts-expect-error|@ts-nocheck|oxlint-disable|eslint-disable/
    const found = files
      .filter(({ path, text }) => partOf(path) !== 'generated' && silenced.test(text))
      .map(({ path }) => path)
    expect(found).toEqual([])
  })

  test('files are named for what they export, and none is a mixed bag', () => {
    const named = /^([A-Z][A-Za-z0-9]*\.tsx|(\d{4}-)?[a-z][a-z0-9]*(-[a-z0-9]+)*\.(ts|tsx|css))$/
    const drawer = /^(utils?|helpers?|common|misc)(\.|$)/
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => partOf(path) !== 'generated')
      .filter((path) => !named.test(posix.basename(path)) || path.split('/').some((segment) => drawer.test(segment)))
    expect(wrong).toEqual([])
  })

  test('no file has more than 200 lines', () => {
    const written = files.filter(({ path }) => partOf(path) !== 'generated')
    expect(written.filter(({ text }) => text.trimEnd().split('\n').length > 200).map(({ path }) => path)).toEqual([])
  })

  test('no comment is wider than the code, 120 characters', () => {
    const wide = [...files, ...sourceFiles('tests'), ...sourceFiles('scripts')]
      .filter(({ path }) => partOf(path) !== 'generated')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, i) => (line.length > 120 && /^\s*(\/?\*|\/\/)/.test(line) ? [`${path}:${i + 1}`] : [])),
      )
    expect(wide).toEqual([])
  })

  test('no two files export the same name', () => {
    const made = files.flatMap(({ path, text }) => exportedNames(text).map((name) => ({ name, path })))
    const placesOf = (name: string) => made.filter((one) => one.name === name).map(({ path }) => path)
    const names = made.map(({ name }) => name)
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    expect(made.length).toBeGreaterThan(files.length)
    expect([...repeated].filter((name) => !sharedNames.has(name)).map((name) => [name, placesOf(name)])).toEqual([])
    expect([...sharedNames.keys()].filter((name) => !repeated.has(name))).toEqual([])
  })

  test.each([
    ['export function open() {}', ['open']],
    ['export async function* read() {}', ['read']],
    ['export const Body = Type.Object({})\nexport type Body = Static<typeof Body>', ['Body']],
    ['export default class Page {}', ['Page']],
    ["export { apply } from './apply.ts'\nconst kept = 1\nfunction own() {}", []],
  ])('what a file exports is found: %s', (text, names) => {
    expect(exportedNames(text)).toEqual(names)
  })

  test('comments and names use the words that engineers use', () => {
    const found = [...files, ...['scripts', 'tests', '.storybook'].flatMap(sourceFiles)]
      .filter(({ path }) => partOf(path) !== 'generated' && path !== 'tests/architecture.test.ts')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\b(told|said|(?:form|press|forms) of now)\b/gi)].map(([word]) => `${path}: ${word}`),
      )
    expect(found).toEqual([])
  })

  test('properties try the same cases in every run: one file brings fast-check with its seed', () => {
    const found = [...sourceFiles('tests'), ...sourceFiles('scripts')]
      .filter(({ text }) => /^import (?!type ).* from 'fast-check'/m.test(text))
      .map(({ path }) => relative('.', path))
    expect(found).toEqual(['tests/properties.ts'])
  })

  test('no page of the portal is opened only to be left or replaced: the browser would warn of what it preloaded', () => {
    const left = /(\w+) = await visit\([^\n]*\)\n\s*await \1\.(goto|setContent)\(/
    const found = sourceFiles('tests/acceptance').filter(({ text }) => left.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('what loads is shown by the boundary that has no wait of its own', () => {
    const found = files.filter(({ text }) => text.includes('<Suspense')).map(({ path }) => path)
    expect(found).toEqual(['src/renderer/loading/LoadingBoundary.tsx'])
    const lazy = files.filter(({ text }) => /\blazy\(\(\) =>/.test(text)).map(({ path }) => path)
    expect(lazy).toEqual(['src/renderer/loading/lazy-part.ts'])
  })

  test('a query of the address is changed in one place alone, so that no change begins with an older one', () => {
    const found = files.filter(({ text }) => /,\s*\w+\s*\]\s*=\s*useSearchParams/.test(text)).map(({ path }) => path)
    expect(found).toEqual(['src/portal/ui/use-address-query.ts'])
  })

  test('words break anywhere in one place alone, which keeps ordinary ones whole', () => {
    const found = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .filter((name) => breaksWords.test(readFileSync(join(root, 'src', name), 'utf8')))
    expect(found).toEqual(['renderer/texts/BreakableText.tsx'])
  })

  test('there are no to-dos', () => {
    const found = [...files, ...sourceFiles('scripts')]
      .filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))
      .map(({ path }) => relative('.', path))
    expect(found).toEqual([])
  })
})

/** The names that a file itself declares and exports, each once, without re-exports. */
function exportedNames(text: string): string[] {
  const declared =
    /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm
  return [...new Set([...text.matchAll(declared)].map(([, name = '']) => name))]
}

function isPlatformPackage(name: string): boolean {
  return name.startsWith('node:') || /^(react|react-dom|@mui\/|@emotion\/|@rjsf\/|fastify)/.test(name)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
