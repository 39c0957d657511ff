import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer } from 'vite'
import { generateStories } from '../../scripts/generate-stories.ts'
import { declaredForms } from '../../scripts/vite/declared-forms-plugin.ts'

/**
 * Prints the texts of a document's stories on first render, by story. They are generated and loaded as for Storybook,
 * but rendered without a browser. The argument is the document's id.
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

/** The texts in some markup, separated by bars; where a word may break, it is still one text. */
function textOf(markup: string): string {
  return markup.replaceAll(/<style.*?<\/style>|<wbr\/?>|<!-- -->/gs, '').replaceAll(/(<[^>]+>)+/g, '|')
}
