import Typography from '@mui/material/Typography'
import { forms } from 'virtual:declared-form/sections/services'
import schema from '../../schemas/sections/services/schema.json?raw'
import ui from '../../schemas/sections/services/ui.json?raw'
import page from '../../schemas/sections/services/page.json?raw'
import examples from '../../schemas/sections/services/examples.json?raw'
import { DeclaredDocument } from '../declared/declared-story.tsx'
import { statesByKind } from '../declared/states-by-kind.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { GuidePage, GuidePart, GuideText } from './GuidePage.tsx'
import { GuideTable } from './GuideTable.tsx'
import { StoryLink } from './StoryLink.tsx'

export default { title: 'Guide/Declarations' }

interface Shown {
  readonly globals: Record<string, unknown>
}

function Declarations({ tenant, language }: { readonly tenant: string; readonly language: string }) {
  return (
    <GuidePage
      title="From declaration to screen"
      lead="A section of a profile is a folder of four files. Nobody writes code for it: the screen below is drawn from the files below."
    >
      <GuidePart title="The screen">
        <DeclaredDocument
          key={`${tenant} ${language}`}
          forms={forms}
          state="Filled"
          tenant={tenant}
          language={language}
        />
      </GuidePart>
      <GuidePart title="Its four files">
        <GuideText>The fields, with their types and limits: JSON Schema, and keywords such as normalise.</GuideText>
        <CodeBlock file="schemas/sections/services/schema.json" code={schema} />
        <GuideText>How they are shown: order, widgets, help, messages, rules.</GuideText>
        <CodeBlock file="schemas/sections/services/ui.json" code={ui} />
        <GuideText>The page around the form: columns, actions, texts, and the calls that read and save.</GuideText>
        <CodeBlock file="schemas/sections/services/page.json" code={page} />
        <GuideText>
          Valid answers, and invalid ones with the messages that they must get. They are tests, and what the stories
          show.
        </GuideText>
        <CodeBlock file="schemas/sections/services/examples.json" code={examples} />
      </GuidePart>
      <GuidePart title="What happens to them">
        <GuideTable
          label="Steps"
          headings={['Step', 'What it does']}
          rows={[
            [
              'Compose',
              'Shared pieces are filled in; then the overlays of variants and of the organisation change what differs.',
            ],
            ['Check', 'Every mistake is found with file, line and a way to mend it, before anything is served.'],
            ['Compile', 'Each form becomes a validator, the same in the browser and on the server.'],
            ['Render', 'The page and its form are drawn in the organisation’s colours, type and language.'],
            ['Submit', 'Answers are put in order and checked in the browser, and once more on the server.'],
          ]}
        />
        <GuideText>
          What an organisation changes is in its own folder, tenants/, as overlays. Compare a section with{' '}
          <StoryLink to="sections-bio--filled">its base</StoryLink> and with{' '}
          <StoryLink to="sections-bio--filled-ics">what one organisation made of it</StoryLink>.
        </GuideText>
      </GuidePart>
    </GuidePage>
  )
}

const meanings = [
  ['Empty', 'Nothing is stored yet: what the page says, and how one begins.'],
  ['Filled', 'Stored records from the examples; the dialog or form to change one is open.'],
  ['Invalid', 'Submitted with mistakes: the summary, and the message at each field.'],
  ['ReadOnly', 'Only to be read, as for somebody who may not change it.'],
  ['Loading', 'What is shown until the answer of the server is there; it has the size of what comes.'],
] as const

function States() {
  const kinds = Object.entries(statesByKind)
  return (
    <GuidePage
      title="States"
      lead="Each declared document has a story for every state that it can be in. Whole screens have further ones: refused, offline, over, on a phone."
    >
      <GuidePart title="What they mean">
        <GuideTable label="States" headings={['State', 'What it shows']} rows={meanings} />
      </GuidePart>
      <GuidePart title="Which document has which">
        <GuideTable
          label="States of each kind"
          headings={['Kind', ...meanings.map(([name]) => name)]}
          rows={kinds.map(([kind, states]) => [
            kind,
            ...meanings.map(([name]) => (states.includes(name) ? 'yes' : '–')),
          ])}
        />
      </GuidePart>
      <GuidePart title="Case types">
        <GuideText>
          A case type has further stories, all of them from the runs of its examples: its{' '}
          <StoryLink to="cases-application--process">process</StoryLink>, its list when the server fails, the desk, the
          way to a new case where there is one, and a{' '}
          <StoryLink to="cases-application--card-released">card for each state</StoryLink> that a run reaches.
        </GuideText>
      </GuidePart>
      <GuidePart title="Widgets">
        <Typography>
          Each widget <StoryLink to="design-widgets--empty">empty</StoryLink>,{' '}
          <StoryLink to="design-widgets--filled">filled</StoryLink>,{' '}
          <StoryLink to="design-widgets--disabled">disabled</StoryLink> and{' '}
          <StoryLink to="design-widgets--read-only">to be read</StoryLink>, and{' '}
          <StoryLink to="design-widgets--cannot-be-shown">broken</StoryLink>.
        </Typography>
      </GuidePart>
    </GuidePage>
  )
}

export const FromDeclarationToScreen = {
  name: 'From declaration to screen',
  render: (_: unknown, { globals }: Shown) => (
    <Declarations tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
}
export const StatesOfScreens = { name: 'States', render: () => <States /> }
