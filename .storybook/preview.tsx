import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Decorator, Preview } from '@storybook/react-vite'
import { tenants } from 'virtual:declared-tenants'
import { configure } from 'storybook/test'
import { fontFaces } from '../src/engine/document/theme-font.ts'
import { makeTheme } from '../src/renderer/theme/make-theme.ts'
import { TextsProvider } from '../src/renderer/texts/TextsProvider.tsx'
import { messagesOf, storyTenant } from './declared/story-tenant.ts'

// Stories may take longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/** With an element for each rule, as in development by default, every insertion of a rule costs more. */
const styles = createCache({ key: 'css', speedy: true })

/** The styles of a whole screen, which each makes for itself, are of no use to the next story. */
const removeScreenStyles = () => {
  for (const element of document.querySelectorAll('style[data-emotion^="regalia"]')) element.remove()
}

const languageNames: Readonly<Record<string, string>> = { en: 'English', sw: 'Kiswahili' }

/** Shows every story in the brand and language that the toolbar, or the story itself, chooses. */
const inTenant: Decorator = (Story, { globals, parameters }) => {
  const tenant = storyTenant(String(globals.tenant))
  const language = String(globals.language)
  document.documentElement.lang = language
  const fonts = <style>{fontFaces(tenant.theme.fonts ?? [], (file) => `/tenants/${tenant.id}/${file}`)}</style>
  // A whole screen brings its own theme and texts.
  if (parameters.standsAlone === true) {
    return (
      <>
        {fonts}
        <Story />
      </>
    )
  }
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={makeTheme(tenant.theme)}>
        <CssBaseline />
        {fonts}
        <TextsProvider texts={messagesOf(tenant, language)} language={language}>
          <Story />
        </TextsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

const preview: Preview = {
  decorators: [inTenant],
  beforeEach: () => removeScreenStyles,
  initialGlobals: { tenant: 'demo', language: 'en' },
  globalTypes: {
    tenant: {
      description: 'Organisation',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: tenants.map(({ id, tenant }) => ({ value: id, title: tenant.name })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    options: {
      storySort: {
        order: [
          'Start here',
          'Guide',
          'Organisations',
          'Screens',
          ['Log-in', 'Account', 'Registration', 'Member', 'Referees', 'Administration', 'Errors', 'E-mails'],
          'Design',
          'Pages',
          'Sections',
          'Forms',
          'Checklists',
          'Cases',
        ],
      },
    },
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
}
export default preview
