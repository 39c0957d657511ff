import type { DeclaredTenant } from './vite/declared-tenants.ts'

/** The stories that show what an organisation looks like, by the names that they have among its own. */
const shown = {
  'Log-in': 'LogIn',
  'Log-in on a phone': 'OnPhone',
  Dashboard: 'DashboardOfMember',
  'E-mail': 'Activation',
  Tokens: 'Current',
  Widgets: 'Filled',
  Certificate: 'Certificate',
} as const

/** The file with an organisation's own stories: a new organisation is a folder, in Storybook as well. */
export function organisationStories({ id, tenant }: DeclaredTenant): string {
  const stories = Object.entries(shown).map(
    ([name, story]) =>
      `export const ${story}Here = { ...${story}, name: '${name}', globals: { ...${story}.globals, tenant: '${id}' } }`,
  )
  return [
    `import { Current } from '../../.storybook/design/Tokens.stories.tsx'`,
    `import { Filled } from '../../.storybook/design/Widgets.stories.tsx'`,
    `import { Activation } from '../../.storybook/screens/Emails.stories.tsx'`,
    `import { LogIn, OnPhone } from '../../.storybook/screens/LogIn.stories.tsx'`,
    `import { Certificate } from '../../.storybook/screens/PrintedDocuments.stories.tsx'`,
    `import { DashboardOfMember } from '../../.storybook/screens/Member.stories.tsx'`,
    `export default { title: ${JSON.stringify(`Organisations/${String(tenant['name'])}`)} }`,
    ...stories,
    '',
  ].join('\n')
}
