import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CaseSamples } from '../../../scripts/vite/case-samples/case-samples.ts'
import type { DiagramEdge } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { ProcessPicture } from './ProcessPicture.tsx'
import { RunList } from './RunList.tsx'
import { TransitionTable } from './TransitionTable.tsx'

/** The process of a case type: what states there are, who leads a case from one to the next, and how that goes. */
export function ProcessPage({ samples: { title, diagram, people, runs } }: { readonly samples: CaseSamples }) {
  const byText = (edge: DiagramEdge) => wordsOfActors(edge, people)
  return (
    <Page>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary">
        The dot is the beginning, and a state with a double line is final. Below each title stands who takes the
        transition, or on what the portal takes it.
      </Typography>
      <ProcessPicture
        key={JSON.stringify(diagram)}
        title={`${title}: states and transitions`}
        {...{ diagram, byText }}
      />
      <Typography variant="h3" component="h2">
        Transitions
      </Typography>
      <TransitionTable {...{ diagram, byText }} />
      <Typography variant="h3" component="h2">
        Declared runs
      </Typography>
      <Typography color="textSecondary">
        Courses of a case from its examples. The check walks each of them, and so does this page.
      </Typography>
      <RunList runs={runs} />
    </Page>
  )
}

/** `Verifier, Board`; of what the portal does by itself, on what: `on settled`. */
function wordsOfActors({ by, on }: DiagramEdge, people: CaseSamples['people']): string {
  const others = by.filter((id) => id !== 'system').map((id) => people[id] ?? id)
  return [...others, ...on.map((event) => `on ${event}`)].join(', ')
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& h2': { marginTop: theme.spacing(2) },
  '& > p': { maxWidth: '72ch', margin: 0 },
}))
