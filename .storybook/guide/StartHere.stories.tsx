import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { tenants } from 'virtual:declared-tenants'
import { GuidePage, GuidePart, GuideText } from './GuidePage.tsx'
import { GuideTable } from './GuideTable.tsx'
import { StoryLink } from './StoryLink.tsx'

const folders = [
  [
    'Guide',
    'How a declaration becomes a screen, widgets with their options, how to change a form without a developer.',
    'guide-declarations--from-declaration-to-screen',
  ],
  ['Organisations', 'How each organisation looks: log-in, dashboard, an e-mail, tokens, widgets.', undefined],
  [
    'Screens',
    'Every page of the portal, with sample data in place of the server; also e-mails, printed documents and errors.',
    'screens-log-in--log-in',
  ],
  ['Design', 'Colours, type, spacing; each widget in each state; the texts; merging.', 'design-tokens--current'],
  ['Pages', 'Declared pages: tabs, menu, dashboard, checklist, and views of a section.', 'pages-menu--filled'],
  ['Sections', 'Each section of a profile, as record or as table with its dialog.', 'sections-contacts--filled'],
  ['Forms', 'Every other declared form: log-in, registration, activation, settings.', 'forms-login--empty'],
  ['Checklists', 'What is asked of applicants, and how far they are.', 'checklists-graduate--empty'],
] as const

const wanted = [
  ['The log-in', 'screens-log-in--log-in'],
  ['Activation of a member', 'screens-account--activation'],
  ['A verification code', 'screens-account--verification-code'],
  ['Registration', 'screens-registration--categories'],
  ['The dashboard', 'screens-member--dashboard-of-applicant'],
  ['Notifications', 'screens-member--notifications'],
  ['A profile', 'screens-member--profile'],
  ['Settings', 'screens-member--settings'],
  ['A referee’s request', 'screens-referees--request'],
  ['The editor of forms', 'screens-form-editor--editor'],
  ['Errors', 'screens-errors--no-such-page'],
  ['E-mails', 'screens-e-mails--activation'],
  ['Printed documents', 'screens-printed-documents--profile'],
] as const

function StartHere() {
  return (
    <GuidePage
      title="Regalia"
      lead="Every declared form, page and screen in every state, for every organisation: what members see, drawn by the code that they get."
    >
      <GuidePart title="Find a screen">
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          }}
        >
          {wanted.map(([title, to]) => (
            <Typography component="li" key={to}>
              <StoryLink to={to}>{title}</StoryLink>
            </Typography>
          ))}
        </Box>
        <GuideText>Or press the key / and type: the search knows every title on the left.</GuideText>
      </GuidePart>
      <GuidePart title="Switch organisation, language and width">
        <GuideText>
          The bar above the story has three switches. The globe chooses the organisation, the arrows beside it the
          language, and the sizes (phone 390, tablet 768, desktop 1280) the width. A story whose name ends with an
          organisation’s name shows what this organisation has changed; it stays with it.
        </GuideText>
        <GuideTable
          label="Organisations"
          headings={['Organisation', 'Languages', 'Its stories']}
          rows={tenants.map(({ id, tenant, languages }) => [
            tenant.name,
            languages
              .map((language) => new Intl.DisplayNames([language], { type: 'language' }).of(language))
              .join(', '),
            <StoryLink key={id} to={`organisations-${slug(tenant.name)}--log-in-here`}>
              Log-in, dashboard, e-mail, tokens, widgets
            </StoryLink>,
          ])}
        />
      </GuidePart>
      <GuidePart title="What is where">
        <GuideTable
          label="Folders"
          headings={['Folder', 'Contents', 'For example']}
          rows={folders.map(([name, contents, to]) => [
            name,
            contents,
            to === undefined ? (
              ''
            ) : (
              <StoryLink key={to} to={to}>
                Open
              </StoryLink>
            ),
          ])}
        />
        <GuideText>
          Stories of forms, sections and pages are generated from their declarations and examples each time Storybook
          starts, so a new section or organisation has its stories at once. The people in them are invented.
        </GuideText>
      </GuidePart>
    </GuidePage>
  )
}

/** As in the ids of stories. */
const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export default { title: 'Start here' }

export const Page = { name: 'Start here', render: () => <StartHere /> }
