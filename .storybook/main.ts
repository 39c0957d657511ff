import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { generateStories } from '../scripts/generate-stories.ts'
import { declaredForms } from '../scripts/vite/declared-forms-plugin.ts'
import { declaredTenants } from '../scripts/vite/declared-tenants.ts'
import { serverSamples } from '../scripts/vite/server-samples-plugin.ts'

// Writes the stories of all declarations before Storybook searches for them, so that they are never stale.
const declared = await declaredTenants()
await generateStories(declared)

const config: StorybookConfig = {
  stories: [
    './guide/*.stories.tsx',
    './design/*.stories.tsx',
    './screens/*.stories.tsx',
    '../.cache/stories/*.stories.tsx',
  ],
  staticDirs: [{ from: '../tenants', to: '/tenants' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its own tour is about writing stories, not about the portal; and it reads all modules to mark changed stories.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [declaredForms(Promise.resolve(declared)), serverSamples()],
      // Everything that stories import is prepared before the first one: found later, it would reload the page.
      optimizeDeps: {
        entries: ['src/{renderer,portal}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
        include: ['ajv-formats/dist/formats.js'],
      },
    }),
}
export default config
