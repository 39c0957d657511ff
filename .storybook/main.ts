import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { declaredForms } from '../scripts/vite/declared-forms-plugin.ts'
import { generateStories } from '../scripts/generate-stories.ts'

// Writes the stories of all declarations before Storybook searches for them, so that they are never stale.
await generateStories()

const config: StorybookConfig = {
  stories: ['./design/*.stories.tsx', '../.cache/stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [declaredForms()] }),
}
export default config
