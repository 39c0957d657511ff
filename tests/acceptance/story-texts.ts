import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer } from 'vite'
import { generateStories } from '../../scripts/generate-stories.ts'
import { declaredForms } from '../../scripts/vite/declared-forms-plugin.ts'

/**
 * Prints what the stories of a document say as they are first drawn, by their names: generated as Storybook has it done, and
 * loaded with its plugin, yet drawn without a browser. The argument is the document's id.
 */
const [, , id = ''] = process.argv
await generateStories()
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [declaredForms()],
})
const file = await vite.ssrLoadModule(`/.cache/stories/${id.replaceAll('/', '.')}.stories.tsx`)
const stories: Readonly<Record<string, ComponentType>> = composeStories({ default: file.default, ...file }, inDemo())
const texts = Object.entries(stories).map(([name, Story]) => [name, textOf(renderToString(createElement(Story)))])
await vite.close()
process.stdout.write(JSON.stringify(Object.fromEntries(texts)))

/** The first of the organisations, in English. */
function inDemo() {
  return { initialGlobals: { tenant: 'demo', language: 'en' } }
}

/** The text of some markup; what stands in different elements, a bar between them. */
function textOf(markup: string): string {
  return markup.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/(<[^>]+>)+/g, '|')
}
