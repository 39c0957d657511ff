import type { Plugin } from 'vite'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'

const prefix = 'virtual:server-samples'

/**
 * Provides stories with what only the server makes, made by the server's own code in Node when a story asks for it:
 * `virtual:server-samples/starts` exports `starts`: the portal's start data, by organisation;
 * `virtual:server-samples/messages` exports `messages`: e-mails, text messages and pages, by organisation and language;
 * `virtual:server-samples/documents` exports `documents`: loaders of printed documents, by
 * `<organisation>/<language>/<document>`.
 */
export function serverSamples(): Plugin {
  let served: Promise<readonly PublishedTenant[]> | undefined
  // The server's modules load when a story needs them, because Storybook should start without.
  const tenants = () => (served ??= import('./samples/served-tenants.ts').then((module) => module.servedTenants()))
  return {
    name: 'regalia-server-samples',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [kind = '', ...rest] = id.slice(prefix.length + 2).split('/')
      const make = Object.hasOwn(modules, kind) ? modules[kind] : undefined
      return make?.(await tenants(), rest)
    },
  }
}

type MakeModule = (tenants: readonly PublishedTenant[], path: readonly string[]) => Promise<string>

const modules: Readonly<Record<string, MakeModule>> = {
  starts: async (tenants) => {
    const { sampleStarts } = await import('./samples/sample-starts.ts')
    return `export const starts = ${JSON.stringify(sampleStarts(tenants))}`
  },
  messages: async (tenants) => {
    const { sampleMessages } = await import('./samples/sample-messages.ts')
    const entries = tenants.map(async (tenant) => {
      const languages = tenant.declaration.languages.map(async (language) => [
        language,
        await sampleMessages(tenant, language),
      ])
      return [tenant.id, Object.fromEntries(await Promise.all(languages))]
    })
    return `export const messages = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}`
  },
  documents: async (tenants) => {
    const { sampleDocuments } = await import('./samples/sample-documents.ts')
    const loaders = tenants.flatMap(({ id, declaration }) =>
      declaration.languages.flatMap((language) =>
        sampleDocuments.map((name) => {
          const place = `${id}/${language}/${name}`
          return `'${place}': () => import('${prefix}/drawn/${place}')`
        }),
      ),
    )
    return `export const documents = { ${loaders.join(',\n')} }`
  },
  drawn: async (tenants, [id, language = '', wanted]) => {
    const { drawSample, sampleDocuments } = await import('./samples/sample-documents.ts')
    const tenant = tenants.find((candidate) => candidate.id === id)
    const name = sampleDocuments.find((one) => one === wanted)
    if (!tenant || !name) throw new Error(`There is no document ${id}/${language}/${wanted}`)
    return `export default ${JSON.stringify(await drawSample(tenant, language, name))}`
  },
}
